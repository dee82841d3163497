#!/usr/bin/env bash
# Downloads a released mcp-devils-advocate, checks its sum and runs its gate over recorded reviews.
# Takes GATE_VERSION, GATE_DATA_DIR, GATE_REVIEW, GATE_FAIL_ON, GATE_STRICT and GATE_RELEASE_URL
# (see action.yml), and what GitHub's runner sets. Needs curl, jq, tar or unzip.
# Exit: 0 all pass, 3 the gate refuses, 1 anything else.
set -euo pipefail

# What GitHub keeps of a step's summary, with room for the last lines.
summary_most=1000000

fail() {
  local message=$1
  message=${message//'%'/'%25'}
  message=${message//$'\r'/'%0D'}
  message=${message//$'\n'/'%0A'}
  printf '::error title=Decision gate::%s\n' "$message"
  exit 1
}

check_inputs() {
  [[ $GATE_VERSION =~ ^v?([0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?)$ ]] ||
    fail "version has to be one such as 1.0.0, got '$GATE_VERSION'"
  version=${BASH_REMATCH[1]}
  [[ $GATE_REVIEW =~ ^(all|latest|rev-[a-z0-9]{4,12})$ ]] ||
    fail "review has to be all, latest or an id such as rev-k3x9, got '$GATE_REVIEW'"
  [[ $GATE_FAIL_ON =~ ^(revision|refuted)$ ]] ||
    fail "fail-on has to be revision or refuted, got '$GATE_FAIL_ON'"
  [[ $GATE_STRICT =~ ^(true|false)$ ]] ||
    fail "strict has to be true or false, got '$GATE_STRICT'"
  [[ -n $GATE_DATA_DIR && -d $GATE_DATA_DIR ]] ||
    fail "data-dir has to be a directory with reviews, got '$GATE_DATA_DIR'"
  command -v jq >/dev/null || fail "jq is missing on this runner"
}

# The release's file for this runner.
name_asset() {
  local system processor
  case $RUNNER_OS in
    Linux) system=unknown-linux-gnu ;;
    macOS) system=apple-darwin ;;
    Windows) system=pc-windows-msvc ;;
    *) fail "there is no release for $RUNNER_OS" ;;
  esac
  case $RUNNER_ARCH in
    X64) processor=x86_64 ;;
    ARM64) processor=aarch64 ;;
    *) fail "there is no release for $RUNNER_ARCH" ;;
  esac
  asset=mcp-devils-advocate-$version-$processor-$system
  if [[ $RUNNER_OS == Windows ]]; then asset+=.zip; else asset+=.tar.gz; fi
}

download() {
  curl --fail --silent --show-error --location --retry 3 --proto '=https,file' \
    --proto-redir '=https' --output "$work/$1" "$GATE_RELEASE_URL/v$version/$1" ||
    fail "$1 of release $version cannot be downloaded from $GATE_RELEASE_URL"
}

sum_of() {
  if command -v sha256sum >/dev/null; then sha256sum <"$1"; else shasum -a 256 <"$1"; fi |
    cut -d ' ' -f 1
}

install_program() {
  local expected name=mcp-devils-advocate
  [[ $RUNNER_OS == Windows ]] && name+=.exe
  download SHA256SUMS
  download "$asset"
  expected=$(tr -d '\r' <"$work/SHA256SUMS" |
    awk -v name="$asset" '$2 == name || $2 == "*" name { print tolower($1) }')
  [[ $expected =~ ^[0-9a-f]{64}$ ]] || fail "SHA256SUMS of release $version does not list $asset"
  [[ $(sum_of "$work/$asset") == "$expected" ]] ||
    fail "$asset has another SHA-256 than release $version states: it is not run"
  mkdir "$work/program"
  case $asset in
    *.zip) unzip -q "$work/$asset" -d "$work/program" ;;
    *) tar -xzf "$work/$asset" -C "$work/program" ;;
  esac || fail "$asset cannot be unpacked"
  program=$(find "$work/program" -type f -name "$name" -print -quit)
  [[ -n $program ]] || fail "$asset holds no $name"
  chmod +x "$program"
}

run_program() {
  "$program" "$@" --data-dir "$GATE_DATA_DIR"
}

# The ids to look at, one a line. With all, a file that is no valid review is no review that passes.
list_ids() {
  if [[ $GATE_REVIEW != all ]]; then
    printf '%s\n' "$GATE_REVIEW"
    return
  fi
  local listing skipped
  listing=$(run_program list --json --status complete) || return 1
  # As JSON strings: a line of a file's name must not become a command of the workflow.
  skipped=$(jq -r '.skipped // [] | map("\(.file | @json): \(.reason | @json)") | join("; ")' \
    <<<"$listing") || return 1
  if [[ -n $skipped ]]; then
    printf 'error: there are files that are no valid review: %s\n' "$skipped" >&2
    return 1
  fi
  jq -r '.reviews[].review_id' <<<"$listing" | tr -d '\r'
}

# Puts a memo into the step's summary, cut at a line where it would not fit.
summarize() {
  local left
  left=$((summary_most - $(wc -c <"$GITHUB_STEP_SUMMARY")))
  if (($(wc -c <"$1") <= left)); then
    cat "$1"
  else
    if ((left > 0)); then head -c "$left" "$1" | sed '$d'; fi
    printf '\n_The rest does not fit here; report %s prints it all._\n' "$2"
  fi >>"$GITHUB_STEP_SUMMARY"
}

# Runs the gate over one review: annotations, summary, a line for the outputs. Gives the gate's code.
gate() {
  local id=$1 code=0 rule=(--fail-on "$GATE_FAIL_ON")
  [[ $GATE_STRICT == true ]] && rule+=(--strict)
  if ! run_program report "$id" --format json >"$work/verdict.json"; then return 1; fi
  id=$(jq -r .review_id "$work/verdict.json" | tr -d '\r')
  jq -c '{
    assessment,
    grave: ({"claim refuted": 2, "claim needs revision": 1}[.assessment] // 0),
    risk: .risk_score.value,
    warnings: (.warnings | length)
  }' "$work/verdict.json" >>"$work/verdicts"
  run_program report "$id" >"$work/memo.md" || return 1
  summarize "$work/memo.md" "$id"
  run_program report "$id" --format github "${rule[@]}" || code=$?
  return "$code"
}

write_outputs() {
  jq -rs '(reduce .[] as $one (.[0]; if $one.grave > .grave then $one else . end)) as $gravest |
    "assessment=\($gravest.assessment)",
    "risk=\($gravest.risk)",
    "warnings=\(map(.warnings) | add)"' "$work/verdicts" | tr -d '\r' >>"$GITHUB_OUTPUT"
}

check_inputs
name_asset
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
: >"$work/verdicts"
touch "$GITHUB_STEP_SUMMARY"
install_program
list_ids >"$work/ids" || fail "the reviews in $GATE_DATA_DIR cannot be listed"
[[ -s $work/ids ]] || fail "there is no complete review in $GATE_DATA_DIR: nothing was checked"

worst=0
while IFS= read -r id; do
  code=0
  gate "$id" || code=$?
  case $code in
    0) ;;
    3) ((worst == 1)) || worst=3 ;;
    *)
      worst=1
      printf '::error title=Decision gate::%s has no verdict that counts; the log says why\n' "$id"
      ;;
  esac
done <"$work/ids"
[[ ! -s $work/verdicts ]] || write_outputs
exit "$worst"
