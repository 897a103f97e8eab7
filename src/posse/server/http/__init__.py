"""HTTP and sockets: which address answers what, and to whom."""
