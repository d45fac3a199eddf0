/**
 * The parts that `linkBareUrls` distinguishes: links and code, which don't change, and bare URLs.
 * A trailing punctuation mark belongs to the sentence.
 */
const PARTS =
  /`[^`]*`|\[[^\]]*\]\([^)\s]*\)|<(https?:\/\/[^>\s]+)>|https?:\/\/[^\s<>()[\]`"']*[^\s<>()[\]`"'.,:;!?]/g;

/**
 * Turns the bare URLs of a text into links. Doc comments contain them, and users can't click plain
 * text.
 *
 * @param resolve returns the path on this site; `undefined` if there is no such page, in which case
 * the URL stays text
 * @param titleOf returns the link text
 */
export function linkBareUrls(
  text: string,
  resolve: (href: string) => string | undefined,
  titleOf: (href: string) => string,
): string {
  return text.replace(PARTS, (part: string, bracketed?: string) => {
    const url = bracketed ?? part;
    const target = url.startsWith('http') ? resolve(url) : undefined;
    return target ? `[${titleOf(target)}](${target})` : part;
  });
}
