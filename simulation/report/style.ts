/** How a report looks: light and dark as the reader's machine, light on paper. */
export const STYLE = `
:root { color-scheme: light dark; --page: #fff; --text: #1b1f24; --quiet: #57606a; --line: #d0d7de; --grid: #e6eaee;
  --mark: #0b62a8; --faint: #8c959f; --link: #0a58a0; --good: #116329; --bad: #a40e26; --hatch: #1b1f24;
  --even: #f1f3f5; --wins-1: #d7e8f7; --wins-2: #b4d4f0; --wins-3: #8fbde6; --wins-4: #6ba6dc;
  --loses-1: #fbe3d2; --loses-2: #f7cbaa; --loses-3: #f1b081; --loses-4: #e8955a; }
@media screen and (prefers-color-scheme: dark) { :root { --page: #12161b; --text: #e6ebf0; --quiet: #a5b0bb; --line: #39424c;
  --grid: #262d35; --mark: #6bb3f2; --faint: #75808c; --link: #7cbcf5; --good: #6fd18b; --bad: #ff8f9c; --hatch: #e6ebf0;
  --even: #232a32; --wins-1: #1d3850; --wins-2: #1c4870; --wins-3: #1d588d; --wins-4: #2068a8;
  --loses-1: #45301f; --loses-2: #603b1c; --loses-3: #7b471a; --loses-4: #965318; } }
@media print { :root { color-scheme: light; } body { font-size: 9pt; } thead button::after { content: none !important; }
  figure, tr, dt { break-inside: avoid; } h2 { break-after: avoid; } .wide { overflow: visible !important; }
  * { print-color-adjust: exact; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 72rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 'Source Sans 3', 'Zen Kaku Gothic New', system-ui, sans-serif; }
p:lang(ja), h1:lang(ja), th:lang(ja), dd:lang(ja) { word-break: auto-phrase; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; border-top: 1px solid var(--line); padding-top: 1.25rem; }
p { max-width: 45rem; margin: .5rem 0 1rem; }
a { color: var(--link); }
small { color: var(--quiet); font-size: .85em; white-space: nowrap; }
figure { margin: 1rem 0; overflow-x: auto; }
figure svg { display: block; max-width: none; font-family: inherit; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: .75rem 1.5rem; margin: 0 0 1rem; }
.facts dt { color: var(--quiet); font-size: .85rem; }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.remark { border-left: 4px solid var(--mark); padding-left: .75rem; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
caption { text-align: left; font-weight: 700; padding: .25rem 0; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
td { white-space: nowrap; }
th.name, tbody th { text-align: left; font-weight: 400; min-width: 12rem; }
thead th, thead th.name { font-weight: 700; vertical-align: bottom; white-space: normal; }
thead button { all: unset; cursor: pointer; font: inherit; color: inherit; }
thead button:focus-visible, a:focus-visible, .wide:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
thead button::after { content: ' ↑↓'; color: var(--quiet); }
[aria-sort='ascending'] button::after { content: ' ↑'; color: inherit; }
[aria-sort='descending'] button::after { content: ' ↓'; color: inherit; }
.holds { color: var(--good); } .broken { color: var(--bad); font-weight: 700; }
.undecided, .chance { color: var(--quiet); }
.games dt { margin-top: .6rem; } .games dd { margin: 0; }
.games dt:target { outline: 2px solid var(--link); outline-offset: 3px; }
code { font-family: 'Source Code Pro', 'Zen Kaku Gothic New', ui-monospace, monospace; font-size: .85rem; overflow-wrap: anywhere; }
.definitions { position: absolute; width: 0; height: 0; }
`;
