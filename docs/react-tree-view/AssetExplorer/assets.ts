export type AssetKind = 'folder' | 'image' | 'video' | 'document' | 'spreadsheet';

export interface Asset {
  id: string;
  label: string;
  kind: AssetKind;
  /** Size in kilobytes. For a folder, the size of everything in it. */
  size: number;
  childrenCount: number;
}

const CAMPAIGNS = [
  'Spring launch',
  'Summer sale',
  'Rebranding',
  'Holiday season',
  'Trade fair',
];
const TEAMS = ['Photos', 'Videos', 'Copy', 'Budget', 'Print'];
const FILES: [label: string, kind: AssetKind, size: number][] = [
  ['Hero.jpg', 'image', 4_200],
  ['Teaser.mp4', 'video', 88_400],
  ['Briefing.docx', 'document', 310],
  ['Budget.xlsx', 'spreadsheet', 96],
  ['Banner.png', 'image', 1_850],
];

/** The number of items in each folder. */
const WIDTH = 100;
const FOLDER_SIZE = 1_800_000;

function createAsset(parentId: string | undefined, index: number): Asset {
  const id = parentId ? `${parentId}/${index}` : `assets-${index}`;
  const depth = id.split('/').length;
  if (depth === 3) {
    const [label, kind, size] = FILES[index % FILES.length]!;
    const [name, extension] = label.split('.');
    return {
      id,
      label: `${name} ${index + 1}.${extension}`,
      kind,
      size: size + index * 7,
      childrenCount: 0,
    };
  }
  const names = depth === 1 ? CAMPAIGNS : TEAMS;
  return {
    id,
    label: `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
    kind: 'folder',
    size: FOLDER_SIZE * (depth === 1 ? WIDTH : 1) * (0.7 + ((index * 7) % 10) / 12),
    childrenCount: WIDTH,
  };
}

/** Simulates a server with 10 campaigns of 100 folders with 100 files each: 100,000 files. */
export async function fetchAssets(parentId?: string): Promise<Asset[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 250);
  });
  return Array.from({length: parentId ? WIDTH : 10}, (_, index) =>
    createAsset(parentId, index),
  );
}
