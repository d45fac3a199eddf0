const TOKENS =
  /(?<string>'[^'\n]*'|"[^"\n]*")|(?<keyword>\b(?:import|from|export|default|function|return)\b)|(?<boolean>\b(?:true|false)\b)|(?<number>\b\d+\b)|(?<![\w.])(?<attr>[a-z]\w*)(?==[{"])|(?<=<\/?)(?<class>[A-Z]\w*)/gi;

/** Returns JSX as HTML with the token classes of the site's highlighter, which runs at build time. */
export function highlightJsx(code: string): string {
  let html = '';
  let position = 0;
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  for (const match of code.matchAll(TOKENS)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    const token = {attr: 'attr-name', class: 'class-name'}[kind ?? ''] ?? kind;
    html += `${escape(code.slice(position, match.index))}<span class="token ${token}">${escape(match[0])}</span>`;
    position = match.index + match[0].length;
  }
  return html + escape(code.slice(position));
}
