import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {landings, type Landing} from '../data/landings';

// #region preview
// {id: 1, port: 'Bergen', fish: 'Cod', gear: 'Line', quarter: 'Q1', tons: 10, value: 40}
const columns: GridColDef<Landing>[] = [
  {field: 'port', headerName: 'Port', width: 100},
  {field: 'fish', headerName: 'Fish', width: 110},
  {field: 'gear', headerName: 'Gear', width: 90},
  {field: 'quarter', headerName: 'Quarter', width: 90},
  {field: 'tons', headerName: 'Tons', type: 'number', width: 80},
  {field: 'value', headerName: 'Value ($1,000)', type: 'number', width: 130},
];

export default function FlatTable() {
  return (
    <div style={{height: 590, width: '100%'}}>
      <DataGridPremium
        aria-label="Landings"
        rows={landings}
        columns={columns}
        density="compact"
        slotProps={{toolbar: {showQuickFilter: false}}}
        showToolbar
      />
    </div>
  );
}
// #endregion
