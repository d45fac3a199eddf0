import {palettes} from '../../site/tokens/shared';
import {getProduct, type Product, type ProductName} from '../../site/products/shared';

/** The kind of a page, which determines the drawing on its card. */
export type CardKind =
  | Product['icon']
  | 'api'
  | 'demos'
  | 'migration'
  | 'recipe'
  | 'releases'
  | 'site';

const {primary, success, warning, error} = palettes.dark;

/** The color of each product on cards. */
const COLORS: Record<ProductName, string> = {
  'data-grid': primary.main,
  'date-pickers': warning.main,
  charts: success.main,
  'tree-view': error.main,
};

/** Side of the square of a drawing, in px. */
export const DRAWING_SIZE = 400;

/** The opacities of the parts of a drawing that aren't solid. */
const FAINT = 0.14;
const MEDIUM = 0.45;

const box = (
  [x, y, width, height]: readonly [number, number, number, number],
  opacity = 1,
  radius = 12,
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill-opacity="${opacity}"/>`;
const dot = (x: number, y: number, radius: number, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill-opacity="${opacity}"/>`;
const line = (d: string, opacity = 1, width = 14) =>
  `<path d="${d}" fill="none" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({length: count}, (_, index) => draw(index)).join('');

const CHECK = 'l18 18 34 -38';

const DRAWINGS: Record<CardKind, string> = {
  grid:
    box([0, 30, 400, 340], FAINT, 28) +
    box([28, 58, 344, 52], MEDIUM) +
    times(3, (row) => {
      const y = 134 + row * 74;
      const opacity = row === 1 ? 1 : FAINT * 2;
      return (
        box([28, y, 52, 52], opacity) +
        box([104, y, 132, 52], opacity) +
        box([260, y, 112, 52], opacity)
      );
    }),
  calendar:
    box([0, 40, 400, 350], FAINT, 28) +
    box([28, 68, 344, 52], MEDIUM) +
    line('M104 14v52M296 14v52', 1, 20) +
    box([92, 212, 216, 56], 1, 28) +
    times(15, (day) => {
      const [x, y] = [64 + (day % 5) * 68, 170 + Math.floor(day / 5) * 70];
      return y === 240 && x > 64 && x < 336 ? '' : dot(x, y, 16, MEDIUM);
    }),
  chart:
    times(4, (bar) => {
      const height = [120, 190, 150, 250][bar]!;
      return box([20 + bar * 96, 360 - height, 72, height], bar === 3 ? 1 : MEDIUM - 0.1, 14);
    }) +
    line('M8 388h384', FAINT * 2, 10) +
    line('M56 190l96 -76 96 36 96 -116', 1, 12) +
    times(4, (point) => dot(56 + point * 96, [190, 114, 150, 34][point]!, 16)),
  tree:
    line('M56 100v248h60M56 176h60M176 220v44h60', FAINT * 2, 12) +
    box([0, 20, 240, 72], 1, 20) +
    box([124, 140, 216, 72], MEDIUM, 20) +
    box([244, 236, 156, 56], FAINT * 2, 18) +
    box([124, 312, 216, 72], MEDIUM, 20),
  api:
    line(
      'M96 40c-44 0 -52 22 -52 62v48c0 32 -14 46 -40 50 26 4 40 18 40 50v48c0 40 8 62 52 62',
      1,
      22,
    ) +
    line(
      'M304 40c44 0 52 22 52 62v48c0 32 14 46 40 50 -26 4 -40 18 -40 50v48c0 40 -8 62 -52 62',
      1,
      22,
    ) +
    times(
      3,
      (row) =>
        box([112, 112 + row * 66, [104, 72, 88][row]!, 40], 1, 20) +
        box([[232, 200, 216][row]!, 112 + row * 66, [56, 88, 72][row]!, 40], FAINT * 2, 20),
    ),
  demos:
    times(9, (tile) =>
      box(
        [(tile % 3) * 140, Math.floor(tile / 3) * 140, 120, 120],
        [FAINT, MEDIUM, FAINT, FAINT, 1, MEDIUM, MEDIUM, FAINT, FAINT][tile],
        24,
      ),
    ) + '<path d="M182 166v68l56 -34z" fill="#fff" stroke="#fff" stroke-width="8"/>',
  migration:
    box([0, 130, 230, 230], FAINT * 2, 40) +
    box([110, 40, 290, 290], 1, 48) +
    '<path d="M186 185h138M268 128l58 57 -58 57" fill="none" stroke="#fff" stroke-width="26"/>',
  recipe:
    box([30, 0, 340, 400], FAINT, 28) +
    box([130, -20, 140, 56], MEDIUM, 20) +
    times(3, (step) => {
      const y = 116 + step * 96;
      return (
        (step < 2 ? line(`M68 ${y}${CHECK}`, 1, 16) : box([66, y - 20, 48, 48], MEDIUM, 14)) +
        box([148, y - 14, [180, 140, 164][step]!, 34], step < 2 ? MEDIUM : FAINT * 2, 17)
      );
    }),
  releases:
    line('M60 20v360', FAINT * 2, 12) +
    times(3, (release) => {
      const y = 70 + release * 130;
      return (
        dot(60, y, release === 0 ? 34 : 24, release === 0 ? 1 : MEDIUM) +
        box([132, y - 32, [260, 190, 226][release]!, 28], release === 0 ? 1 : MEDIUM, 14) +
        box([132, y + 10, [180, 230, 150][release]!, 20], FAINT * 2, 10)
      );
    }),
  site: line('M50 40 190 200 50 360', MEDIUM, 84) + line('M350 40 210 200 350 360', 1, 84),
};

/** Returns the drawing of a kind of page in the color of a product, as an SVG. */
export function createDrawing(kind: CardKind, product?: ProductName): string {
  const color = product ? COLORS[product] : primary.main;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 440 440" fill="${color}" stroke="${color}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round">${DRAWINGS[kind]}</svg>`;
}

/** Returns the kind of a page by its path without the language. */
export function findKind(pathname: string, product?: ProductName): CardKind {
  const [, kind] = /^\/x\/(api|demos|migration|recipes|whats-new)\//.exec(pathname) ?? [];
  if (kind === 'recipes' || kind === 'whats-new') {
    return kind === 'recipes' ? 'recipe' : 'releases';
  }
  return (
    (kind as 'api' | 'demos' | 'migration' | undefined) ??
    (product ? getProduct(product).icon : 'site')
  );
}
