/** Inserts the separators of a format: `0614` becomes `06/14` with the mask `MM/DD/YYYY`. */
export function applyMask(text: string, mask: string) {
  const digits = [...text.replace(/\D/g, '')];
  let result = '';
  for (const character of mask) {
    if (digits.length === 0) {
      break;
    }
    result += /\p{L}/u.test(character) ? digits.shift() : character;
  }
  return result;
}
