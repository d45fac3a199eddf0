export interface ProjectFile {
  id: number;
  name: string;
  kind: 'Contract' | 'Image' | 'Report';
  /** Size in kilobytes. */
  size: number;
  saved: Date;
  note: string;
  state?: 'uploading' | 'saved';
}

const on = (month: number, day: number) => new Date(2025, month - 1, day);

export const files: ProjectFile[] = [
  {
    id: 1,
    name: 'Hudson Hotels.pdf',
    kind: 'Contract',
    size: 2310,
    saved: on(1, 8),
    note: 'Signed by both parties',
  },
  {
    id: 2,
    name: 'Cedar Health.pdf',
    kind: 'Contract',
    size: 1840,
    saved: on(2, 2),
    note: '',
  },
  {
    id: 3,
    name: 'Lobby.jpg',
    kind: 'Image',
    size: 3120,
    saved: on(3, 14),
    note: 'Before the renovation',
  },
  {id: 4, name: 'Office.jpg', kind: 'Image', size: 2790, saved: on(4, 21), note: ''},
  {
    id: 5,
    name: 'Sales May.csv',
    kind: 'Report',
    size: 84,
    saved: on(5, 30),
    note: '31 days',
  },
  {id: 6, name: 'Sales June.csv', kind: 'Report', size: 92, saved: on(6, 30), note: ''},
];
