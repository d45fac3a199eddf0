const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`(?:[^`\\\\$]|\\\\.)*`)';
/** The first argument of `translate`, where it is nothing but texts. */
export const CALL = new RegExp(
  String.raw`\btranslate\(\s*\{(?:\s*\w+:\s*${STRING}\s*,?)+\s*\}`,
  'g',
);
/** A property of it: name and text, as the code has it. */
export const PROPERTY = new RegExp(String.raw`(\w+):\s*(${STRING})\s*,?`, 'g');
/** The opening tag of a `Translate` element, as far as its attributes are texts. */
export const TAG = new RegExp(String.raw`<Translate(?:\s+\w+=(?:"[^"]*"|\{${STRING}\}))+`, 'g');
/** An attribute of it: name and text, as the code has it. */
export const ATTRIBUTES = new RegExp(String.raw`\s+(\w+)=("[^"]*"|\{${STRING}\})`, 'g');
const DESCRIPTION = new RegExp(String.raw`\s+description=(?:"[^"]*"|\{${STRING}\})`, 'g');

/**
 * Takes out of a module what tells translators about its texts: `docusaurus write-translations` reads it from the
 * sources, readers have no use for it. Line breaks stay, so that every line keeps its number.
 */
export function dropDescriptions(code: string): string {
  const drop = (found: string): string => found.replace(/[^\n]+/g, '');
  return code
    .replace(CALL, (call) =>
      call.replace(PROPERTY, (found, name: string) =>
        name === 'description' ? drop(found) : found,
      ),
    )
    .replace(TAG, (tag) => tag.replace(DESCRIPTION, drop));
}
