import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Location {
  id: string;
  path: string[];
  kind: 'Warehouse' | 'Aisle' | 'Bin';
  units: number;
}

/** Creates 3 warehouses with 12 aisles each and 28 bins per aisle: 1,047 rows. */
function createLocations(): Location[] {
  return ['Atlanta', 'Dallas', 'Newark'].flatMap((warehouse, w) => {
    const aisles = Array.from({length: 12}, (_, a): Location[] => {
      const path = [warehouse, `Aisle ${a + 1}`];
      const bins = Array.from({length: 28}, (_bin, b): Location => {
        const id = `${w + 1}-${a + 1}-${b + 1}`;
        const units = ((w + a * 5 + b * 3) % 9) * 12;
        return {id, path: [...path, `Bin ${id}`], kind: 'Bin', units};
      });
      const units = bins.reduce((sum, bin) => sum + bin.units, 0);
      return [{id: `${w + 1}-${a + 1}`, path, kind: 'Aisle', units}, ...bins];
    });
    const units = aisles.reduce((sum, aisle) => sum + aisle[0]!.units, 0);
    return [
      {id: `${w + 1}`, path: [warehouse], kind: 'Warehouse', units},
      ...aisles.flat(),
    ];
  });
}

const columns: GridColDef<Location>[] = [
  {field: 'kind', headerName: 'Type', width: 120},
  {field: 'units', headerName: 'Units', type: 'number', width: 100},
];

// #region preview
// A row: {id: '1-1-2', path: ['Atlanta', 'Aisle 1', 'Bin 1-1-2'], kind: 'Bin', units: 36}
const rows = createLocations();

const getTreeDataPath: DataGridProProps<Location>['getTreeDataPath'] = (row) =>
  row.path;

export default function WarehouseTree() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPro
        aria-label="Warehouses"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
// #endregion
