/** Says of each line of a Markdown text whether it belongs to a fence, its marks included; fences of lists and quotes too. */
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
