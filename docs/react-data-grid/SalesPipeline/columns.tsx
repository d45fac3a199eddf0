import type {GridColDef} from '@mui/x-data-grid';
import {CustomerCell, ProbabilityCell, SpendCell, StageCell} from './cells';
import {STAGES, type Deal} from './deals';

const currency = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const date = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium'});

// Group rows of the Pro and Premium grids have no value in most columns.
export const columns: GridColDef<Deal>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    width: 150,
    display: 'flex',
    renderCell: ({value}) => value && <CustomerCell name={value} />,
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    editable: true,
    valueFormatter: (value?: number) => (value == null ? '' : currency.format(value)),
  },
  {
    field: 'stage',
    headerName: 'Stage',
    type: 'singleSelect',
    valueOptions: [...STAGES],
    width: 122,
    editable: true,
    display: 'flex',
    renderCell: ({value}) => value && <StageCell stage={value} />,
  },
  {
    field: 'probability',
    headerName: 'Probability',
    type: 'number',
    width: 122,
    display: 'flex',
    renderCell: ({value}) => value != null && <ProbabilityCell value={value} />,
  },
  {
    field: 'spend',
    headerName: '12 months',
    width: 120,
    display: 'flex',
    sortComparator: (a: number[], b: number[]) => a.at(-1)! - b.at(-1)!,
    filterable: false,
    valueFormatter: (value?: number[]) => value?.join(' ') ?? '',
    renderCell: ({value}) => value && <SpendCell values={value} />,
  },
  {
    field: 'closesOn',
    headerName: 'Close date',
    type: 'date',
    width: 120,
    editable: true,
    valueFormatter: (value?: Date) => (value ? date.format(value) : ''),
  },
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: ['North America', 'Europe', 'Asia Pacific', 'Latin America'],
    width: 130,
  },
  {field: 'owner', headerName: 'Owner', width: 130},
];
