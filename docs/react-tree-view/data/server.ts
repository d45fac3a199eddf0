/** A folder or a plate, as the server of the observatory sends it. */
export interface Plate {
  id: string;
  label: string;
  /** How many items the folder holds; 0 for a plate. */
  childrenCount: number;
}

const folders: Record<string, Plate[]> = {
  root: [
    {id: 'comets', label: 'Comets', childrenCount: 2},
    {id: 'planets', label: 'Planets', childrenCount: 2},
    {id: 'moon', label: 'Moon', childrenCount: 0},
  ],
  comets: [
    {id: 'comet-1910', label: 'Comet of 1910', childrenCount: 0},
    {id: 'comet-1957', label: 'Comet of 1957', childrenCount: 0},
  ],
  planets: [
    {id: 'mars', label: 'Mars', childrenCount: 1},
    {id: 'saturn', label: 'Saturn', childrenCount: 0},
  ],
  mars: [{id: 'mars-1924', label: 'Opposition of 1924', childrenCount: 0}],
};

/** Answers after a while, like a server. Without a parent it sends the first level. */
export async function fetchPlates(parentId = 'root'): Promise<Plate[]> {
  await new Promise((done) => {
    setTimeout(done, 600);
  });
  return folders[parentId] ?? [];
}

/** Says whether an item can be opened before its children are known. */
export const getChildrenCount = (plate: Plate) => plate.childrenCount;

/** A mountain range or a weather station in it, as a second server sends them. */
export interface Station {
  id: string;
  label: string;
  /** How many stations the range has; 0 for a station. */
  stations: number;
}

const ranges: Record<string, Station[]> = {
  root: [
    {id: 'alps', label: 'Alps', stations: 3},
    {id: 'andes', label: 'Andes', stations: 2},
    {id: 'atlas', label: 'Atlas', stations: 1},
  ],
  alps: [
    {id: 'alps-pass', label: 'North pass, 3,450 m', stations: 0},
    {id: 'alps-peak', label: 'White peak, 3,100 m', stations: 0},
    {id: 'alps-lake', label: 'Glacier lake, 2,950 m', stations: 0},
  ],
  andes: [
    {id: 'andes-ridge', label: 'East ridge, 5,240 m', stations: 0},
    {id: 'andes-dome', label: 'Salt dome, 2,150 m', stations: 0},
  ],
  atlas: [{id: 'atlas-valley', label: 'Cedar valley, 2,700 m', stations: 0}],
};

/** Answers after a while, like a server. Without a parent it sends the ranges. */
export async function fetchStations(parentId = 'root'): Promise<Station[]> {
  await new Promise((done) => {
    setTimeout(done, 400);
  });
  return ranges[parentId] ?? [];
}
