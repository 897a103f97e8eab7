"""What is on the wire: the messages of the socket and the bodies of the REST API, as typed structs."""
