/** A folder or a document in the archive of a small observatory. */
export interface ArchiveItem {
  id: string;
  label: string;
  children?: ArchiveItem[];
}

/** The archive, three levels deep. */
export const archive: ArchiveItem[] = [
  {
    id: 'plates',
    label: 'Glass plates',
    children: [
      {
        id: 'comets',
        label: 'Comets',
        children: [
          {id: 'comet-1910', label: 'Comet of 1910'},
          {id: 'comet-1957', label: 'Comet of 1957'},
        ],
      },
      {id: 'moon', label: 'Moon'},
      {id: 'sun', label: 'Sunspots'},
    ],
  },
  {
    id: 'logs',
    label: 'Logbooks',
    children: [
      {id: 'dome', label: 'Dome'},
      {id: 'weather', label: 'Weather'},
    ],
  },
  {id: 'map', label: 'Star map'},
];

/** An instrument or one of its parts, as the workshop numbers them. */
export interface Instrument {
  internalId: string;
  name: string;
  inRepair?: boolean;
  parts?: Instrument[];
}

/** The instruments: a tree whose keys are not the usual ones. */
export const instruments: Instrument[] = [
  {
    internalId: 'T1',
    name: 'Great refractor',
    parts: [
      {internalId: 'T1-lens', name: 'Objective lens'},
      {internalId: 'T1-drive', name: 'Clock drive', inRepair: true},
    ],
  },
  {
    internalId: 'T2',
    name: 'Survey camera',
    inRepair: true,
    parts: [
      {internalId: 'T2-shutter', name: 'Shutter'},
      {internalId: 'T2-cooler', name: 'Cooler'},
    ],
  },
  {internalId: 'T3', name: 'Radio dish'},
];

/** A file of one night's work. */
export interface FileItem {
  id: string;
  label: string;
  kind: 'folder' | 'image' | 'text';
  /** In megabytes. */
  size?: number;
  children?: FileItem[];
}

/** The files of one night. */
export const files: FileItem[] = [
  {
    id: 'night',
    label: 'Night of 12 March',
    kind: 'folder',
    children: [
      {
        id: 'raw',
        label: 'Exposures',
        kind: 'folder',
        children: [
          {id: 'm31', label: 'Andromeda', kind: 'image', size: 48},
          {id: 'm42', label: 'Orion nebula', kind: 'image', size: 52},
        ],
      },
      {id: 'notes', label: 'Notes', kind: 'text', size: 1},
      {id: 'seeing', label: 'Seeing', kind: 'text', size: 2},
    ],
  },
  {id: 'readme', label: 'Read me', kind: 'text', size: 1},
];
