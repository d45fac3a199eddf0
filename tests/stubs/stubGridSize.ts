/**
 * Gives all elements a size, so a Data Grid renders its rows in jsdom, which has no layout. Call it
 * before each test; jest restores the mocks.
 */
export function stubGridSize({width = 1_000, height = 600} = {}): void {
  const {prototype} = HTMLElement;
  for (const [name, value] of Object.entries({
    offsetWidth: width,
    clientWidth: width,
    offsetHeight: height,
    clientHeight: height,
  })) {
    Object.defineProperty(prototype, name, {configurable: true, get: () => value});
  }
  jest.spyOn(prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height));
}
