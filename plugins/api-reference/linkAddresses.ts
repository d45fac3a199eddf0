/** What `linkAddresses` tells apart: links and code, which stay, and bare addresses. A sign at an address's end is the sentence's. */
const PARTS =
  /`[^`]*`|\[[^\]]*\]\([^)\s]*\)|<(https?:\/\/[^>\s]+)>|https?:\/\/[^\s<>()[\]`"']*[^\s<>()[\]`"'.,:;!?]/g;

/**
 * Makes links of the addresses that stand in a text as they are. Doc comments have them, and readers cannot click them.
 *
 * @param resolve where an address leads on this site; nothing where there is no such page, and the address then stays text
 * @param titleOf the words for a link
 */
export function linkAddresses(
  text: string,
  resolve: (href: string) => string | undefined,
  titleOf: (href: string) => string,
): string {
  return text.replace(PARTS, (part: string, bracketed?: string) => {
    const address = bracketed ?? part;
    const target = address.startsWith('http') ? resolve(address) : undefined;
    return target ? `[${titleOf(target)}](${target})` : part;
  });
}
