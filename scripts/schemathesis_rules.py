"""What Schemathesis must know to attack the API by its own description (see CONTRIBUTING.md).

A request may fit the description and still be declined for what no schema can say: whether an item is on this
person's map, whether an undo is over. Those answers, known by their words, count as declined for a conflict.
Everything else that fits and is declined is reported.
"""

import json

import schemathesis

KNOWN_TO_THE_SERVER_ALONE = {
    "One of the selected items is not on your Self-Map.",
    "Source and target items cannot be the same.",
    "Select at least one self-map item",
    "The category of an item cannot change.",
    "This can no longer be undone.",
    "There is no analysis of this situation to share yet.",
    "This analysis has no equation for one of the items.",
    "That took too long. Please try again.",
    "That code is not right, or it is no longer valid.",
    "This link is not complete. Please open it from the mail again.",
    "Please type the email of your account to delete it.",
    "Invalid return address.",
    "This situation has no such item.",
    "This file is not written in UTF-8. Please save it again as UTF-8 and bring it once more.",
    # Which names there are, and where an address leads.
    "We do not know this time zone. It should read like Europe/Berlin or America/New_York.",
    "This browser named an address that we may not call.",
    "Please use an address on the internet that begins with https, without a name or password in it.",
    # How the rows of a file refer to each other, and when it can have been written.
    "This is not a file that was downloaded here.",
    "This file holds more than one account can take.",
}
UNREADABLE = "We couldn't read that request."
REACHES_BEHIND_OBJECTS = (b"__proto__", b"constructor", b"prototype")


@schemathesis.hook
def after_call(context, case, response):
    # A purchase for developers is not there at all elsewhere, so it does not say which methods it lacks.
    is_for_developers = case.method == "POST" and case.path.endswith("/{userId}/subscription")
    if is_for_developers and response.status_code == 404:
        response.status_code = 405
        response.headers["allow"] = ["GET, DELETE"]
    if response.status_code != 400:
        return
    try:
        message = json.loads(response.content).get("message")
    except ValueError:
        return
    sent = response.request.body or b""
    sent = sent if isinstance(sent, bytes) else str(sent).encode()
    is_behind = message == UNREADABLE and any(key in sent for key in REACHES_BEHIND_OBJECTS)
    if message in KNOWN_TO_THE_SERVER_ALONE or is_behind:
        response.status_code = 409
