import type {PartCards} from '../../../../plugins/code-names/shared';
import {findPart, listParts, createPartCode} from './findParts';

const card = (className: string, slot?: string) => ({
  className,
  name: slot ?? 'root',
  owner: 'DataGrid',
  href: '/',
  ...(slot && {slot}),
});
const cards: PartCards = {
  'MuiGrid-root': card('MuiGrid-root'),
  'MuiGrid-cell': card('MuiGrid-cell'),
  'MuiGrid-editable': card('MuiGrid-editable'),
  'MuiGrid-footer': card('MuiGrid-footer', 'footer'),
};

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = `<div class="MuiGrid-root">
    <div class="MuiGrid-cell MuiGrid-editable"><b>1</b></div>
    <div class="MuiGrid-cell"><b>2</b></div>
    <div class="plain MuiGrid-footer"></div>
  </div>`;
  // jsdom has no layout.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

it('finds the part around an element', () => {
  expect(findPart(root.querySelector('b')!, root, cards)?.card.className).toBe('MuiGrid-cell');
  expect(findPart(root, root, cards)).toBeUndefined();
});

it('lists the first part of each kind in the order of the document', () => {
  expect(listParts(root, cards).map((part) => part.card.className)).toEqual([
    'MuiGrid-root',
    'MuiGrid-cell',
    'MuiGrid-footer',
  ]);
});

it('creates the code that styles a class, or passes props to a slot', () => {
  expect(createPartCode(card('MuiGrid-cell'))).toBe("sx={{'& .MuiGrid-cell': {}}}");
  expect(createPartCode(card('MuiGrid-footer', 'footer'))).toBe('slotProps={{footer: {}}}');
});
