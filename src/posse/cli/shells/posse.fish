# Completes `posse` in fish.
function __posse_complete
    set -l typed (commandline -opc) (commandline -ct)
    set -l offered (posse complete -- $typed[2..-1] 2>/dev/null)
    if test (count $offered) -gt 0
        printf '%s\n' $offered
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c posse -f -a '(__posse_complete)'
