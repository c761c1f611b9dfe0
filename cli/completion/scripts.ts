/**
 * Completion scripts. Each asks `cardwright completion <shell> -- <words>`, so that a script stays true when
 * commands change. The answer: a line `none`, `files` or `folders` (which paths fit as well), then a word and
 * its description per line, parted by a tab.
 */
const bash = String.raw`# cardwright: completion for bash
_cardwright() {
  local line first=1 paths=none current="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  while IFS= read -r line; do
    if [ -n "$first" ]; then paths="$line"; first=; continue; fi
    COMPREPLY+=("\${line%%$'\t'*}")
  done < <(cardwright completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  case "$paths" in
    files | folders)
      compopt -o filenames 2>/dev/null
      local kind=-f
      [ "$paths" = folders ] && kind=-d
      [ "$current" = = ] && current=
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$kind" -- "$current")
      ;;
  esac
}
complete -F _cardwright cardwright
`;

const zsh = String.raw`#compdef cardwright
# cardwright: completion for zsh
_cardwright() {
  # In double quotes zsh does not read $'\t', and a backslash would be read twice.
  local line word paths=none tab=$'\t'
  local -a lines described
  lines=("\${(@f)$(cardwright completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  paths=$lines[1]
  for line in "\${(@)lines[2,-1]}"; do
    [[ -n $line ]] || continue
    word=\${line%%$tab*}
    word=\${word//:/\\:}
    described+=("$word:\${line#*$tab}")
  done
  (( $#described )) && _describe -t words cardwright described
  case $paths in
    files) _files ;;
    folders) _files -/ ;;
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _cardwright "$@"
else
  compdef _cardwright cardwright
fi
`;

const fish = String.raw`# cardwright: completion for fish
function __cardwright_complete
    set -l words (commandline -opc)
    # As typed it may have quotes and backslashes, which neither the command nor paths know.
    set -l current (commandline -ct | string unescape)
    set -e words[1]
    set -l lines (cardwright completion fish -- $words "$current" 2>/dev/null)
    set -l paths $lines[1]
    set -e lines[1]
    test (count $lines) -gt 0; and printf '%s\n' $lines
    switch "$paths"
        case files
            __fish_complete_path "$current"
        case folders
            __fish_complete_directories "$current" ''
    end
end
complete -c cardwright -f -a '(__cardwright_complete)'
`;

/** What the raw templates above write as `\${` is `${` of the shell. */
function unescaped(script: string): string {
  return script.replaceAll('\\${', '${');
}

export const completionScripts = {
  bash: unescaped(bash),
  zsh: unescaped(zsh),
  fish: unescaped(fish),
} as const;
