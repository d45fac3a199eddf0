import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

// #region preview
interface Place {
  id: string;
  path: string[];
  kind: 'Warehouse' | 'Aisle' | 'Bin';
  pallets: number;
}

// 3 warehouses with 12 aisles each and 28 bins per aisle: 1,047 rows.
const rows: Place[] = ['Alesund', 'Bergen', 'Tromso'].flatMap((warehouse, w) => {
  const aisles = Array.from({length: 12}, (_, a): Place[] => {
    const path = [warehouse, `Aisle ${a + 1}`];
    const bins = Array.from({length: 28}, (_bin, b): Place => {
      const id = `${w + 1}-${a + 1}-${b + 1}`;
      return {
        id,
        path: [...path, `Bin ${id}`],
        kind: 'Bin',
        pallets: (w + a * 5 + b * 3) % 9,
      };
    });
    const pallets = bins.reduce((sum, bin) => sum + bin.pallets, 0);
    return [{id: `${w + 1}-${a + 1}`, path, kind: 'Aisle', pallets}, ...bins];
  });
  const pallets = aisles.reduce((sum, aisle) => sum + aisle[0]!.pallets, 0);
  return [
    {id: `${w + 1}`, path: [warehouse], kind: 'Warehouse', pallets},
    ...aisles.flat(),
  ];
});

const columns: GridColDef<Place>[] = [
  {field: 'kind', headerName: 'Kind', width: 120},
  {field: 'pallets', headerName: 'Pallets', type: 'number', width: 100},
];

const getTreeDataPath: DataGridProProps<Place>['getTreeDataPath'] = (row) => row.path;

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
