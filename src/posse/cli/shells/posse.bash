# Completes `posse` in bash.
_posse() {
  local IFS=$'\n'
  COMPREPLY=($(posse complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _posse posse
