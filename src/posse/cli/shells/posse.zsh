#compdef posse
# Completes `posse` in zsh.
_posse() {
  local -a offered
  offered=(${(f)"$(posse complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( $#offered )); then
    compadd -- "${offered[@]}"
  else
    _files
  fi
}
if [[ "$funcstack[1]" == "_posse" ]]; then
  _posse "$@"
else
  compdef _posse posse
fi
