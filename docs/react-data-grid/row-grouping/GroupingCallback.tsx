import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(200);

const columns: GridColDef<Parcel>[] = [
  {field: 'service', headerName: 'Service', width: 110},
  {field: 'country', headerName: 'Country', width: 110},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
];

const days: Record<string, string> = {
  Standard: '3 to 5 days',
  Express: '2 days',
  Overnight: '1 day',
};

const groupingColDef: DataGridPremiumProps<Parcel>['groupingColDef'] = ({fields}) =>
  fields.includes('service')
    ? {
        headerName: 'Delivery time',
        valueFormatter: (value?: string) => (value ? days[value] : ''),
      }
    : {headerName: 'Destination'};

export default function GroupingCallback() {
  const [rowGroupingModel, setRowGroupingModel] = React.useState<GridRowGroupingModel>([
    'service',
  ]);

  return (
    <div style={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group by"
        value={rowGroupingModel[0]}
        onChange={(_event, field: string | null) =>
          field && setRowGroupingModel([field])
        }
        sx={{mb: 1}}
      >
        <ToggleButton value="service">Service</ToggleButton>
        <ToggleButton value="country">Country</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 420}}>
        <DataGridPremium
          aria-label="Parcels"
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          rowGroupingModel={rowGroupingModel}
        />
      </div>
    </div>
  );
}
// #endregion
