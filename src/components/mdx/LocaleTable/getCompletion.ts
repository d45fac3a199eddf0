/**
 * Returns the completion of a locale in percent: 100 only if no string is missing, otherwise at
 * most 95, so an incomplete locale never looks finished. Below 50 is low, up to 80 is medium, and
 * above that is high.
 */
export function getCompletion(
  done: number,
  total: number,
): {percent: number; level: 'low' | 'medium' | 'high'} {
  const percent = done === total ? 100 : Math.floor((done / total) * 95);
  return {percent, level: percent < 50 ? 'low' : percent <= 80 ? 'medium' : 'high'};
}
