import type {GridColDef} from '@mui/x-data-grid-premium';
import type {Landing} from './landings';

/** The landings as most demos show them. */
export const landingColumns: GridColDef<Landing>[] = [
  {field: 'port', headerName: 'Port', width: 100},
  {field: 'fish', headerName: 'Fish', width: 110},
  {field: 'gear', headerName: 'Gear', width: 90},
  {field: 'quarter', headerName: 'Quarter', width: 90},
  {field: 'tons', headerName: 'Tons', type: 'number', width: 80},
  {field: 'value', headerName: 'Value ($1,000)', type: 'number', width: 130},
];
