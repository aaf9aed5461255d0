"""What a status of the C library means as an exception."""

from ._catalog import BY_NAME, function

NAMES = [member.name for member in BY_NAME["status"].members]


class Error(ValueError):
    """An input that the library refuses. `status` is the name of the isect_status."""

    def __init__(self, message, status):
        super().__init__(message)
        self.status = status


def raised(status, name):
    """The exception for a status that is not OK."""
    word = NAMES[status]
    text = f"{name}: {function('status_text').call(0, status)}"
    if word == "no_memory":
        return MemoryError(text)
    return Error(text, word)
