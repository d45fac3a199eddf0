/**
 * Returns for each line of Markdown whether it belongs to a fenced code block, including its
 * fences, also in lists and quotes.
 */
export function findFencedLines(text: string): boolean[] {
  let open = '';
  return text.split('\n').map((line) => {
    const [, mark = '', rest = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    const wasOpen = open !== '';
    if (!wasOpen) {
      open = mark;
    } else if (mark.startsWith(open) && rest.trim() === '') {
      open = '';
    }
    return wasOpen || open !== '';
  });
}
