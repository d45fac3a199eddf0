/**
 * How complete a locale is: 100 only when no string is missing, else a share of 95, so that nothing looks finished
 * that is not. Below 50 is low, up to 80 medium, above it high.
 */
export function completionOf(
  done: number,
  total: number,
): {percent: number; level: 'low' | 'medium' | 'high'} {
  const percent = done === total ? 100 : Math.floor((done / total) * 95);
  return {percent, level: percent < 50 ? 'low' : percent <= 80 ? 'medium' : 'high'};
}
