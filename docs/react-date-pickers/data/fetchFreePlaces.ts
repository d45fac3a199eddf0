/** Stands in for the observatory's server: answers after half a second, always the same for the same month. */
export function fetchFreePlaces(
  year: number,
  month: number,
  signal: AbortSignal,
): Promise<Record<number, number>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const first = 2 + ((year + month * 5) % 6);
      resolve({[first]: 3, [first + 6]: 1, [first + 11]: 5, [first + 19]: 2});
    }, 500);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('aborted'));
    });
  });
}
