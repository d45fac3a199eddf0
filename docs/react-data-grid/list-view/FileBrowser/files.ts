export interface BoatFile {
  id: number;
  name: string;
  kind: 'Chart' | 'Photo' | 'Log';
  /** In kilobytes. */
  size: number;
  saved: Date;
  note: string;
  state?: 'uploading' | 'saved';
}

const on = (month: number, day: number) => new Date(2025, month - 1, day);

export const files: BoatFile[] = [
  {
    id: 1,
    name: 'Seal Bay.pdf',
    kind: 'Chart',
    size: 2310,
    saved: on(1, 8),
    note: 'Depths of 2024',
  },
  {
    id: 2,
    name: 'Gull Island.pdf',
    kind: 'Chart',
    size: 1840,
    saved: on(2, 2),
    note: '',
  },
  {
    id: 3,
    name: 'Keel.jpg',
    kind: 'Photo',
    size: 3120,
    saved: on(3, 14),
    note: 'Before the painting',
  },
  {id: 4, name: 'Deck.jpg', kind: 'Photo', size: 2790, saved: on(4, 21), note: ''},
  {
    id: 5,
    name: 'Tern May.csv',
    kind: 'Log',
    size: 84,
    saved: on(5, 30),
    note: '31 days',
  },
  {id: 6, name: 'Tern June.csv', kind: 'Log', size: 92, saved: on(6, 12), note: ''},
];
