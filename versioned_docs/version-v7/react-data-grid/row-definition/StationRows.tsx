import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
interface Station {
  code: string;
  name: string;
  berths: number;
}

const stations: Station[] = [
  {code: 'HAR', name: 'Harbor', berths: 4},
  {code: 'GUL', name: 'Gull Island', berths: 2},
  {code: 'LIG', name: 'Lighthouse', berths: 1},
  {code: 'SEA', name: 'Seal Bay', berths: 1},
];

const columns: GridColDef<Station>[] = [
  {field: 'name', headerName: 'Station', width: 160},
  {field: 'berths', headerName: 'Berths', type: 'number', width: 110},
];
const getRowId = (station: Station) => station.code;

export default function StationRows() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        getRowId={getRowId}
        hideFooter
      />
    </div>
  );
}
// #endregion
