import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createTickets, type Ticket} from '../../data/tickets';

const rows = createTickets(40);

const subjectColumn: GridColDef<Ticket> = {
  field: 'subject',
  headerName: 'Subject',
  flex: 1,
  minWidth: 170,
};

// #region preview
// A row: {id: 48000, priority: 'Low', subject: 'Discount code does not work', …}
const chipColumn: GridColDef<Ticket> = {
  field: 'priority',
  headerName: 'Priority',
  width: 110,
  display: 'flex',
  renderCell: ({value}) => value && <Chip size="small" label={value} />,
};

const chipOrTextColumn: GridColDef<Ticket> = {
  ...chipColumn,
  renderCell: ({value, rowNode}) =>
    rowNode.type === 'group' ? value : value && <Chip size="small" label={value} />,
};
// #endregion

const chipColumns = [chipColumn, subjectColumn];
const chipOrTextColumns = [chipOrTextColumn, subjectColumn];
const initialState = {rowGrouping: {model: ['priority']}};
const isGroupExpandedByDefault: DataGridPremiumProps['isGroupExpandedByDefault'] = (
  node,
) => node.groupingKey === 'Urgent';

export default function CellRendererInGroups() {
  const [isText, setIsText] = React.useState(false);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={isText} onChange={(_event, checked) => setIsText(checked)} />
        }
        label="Plain text in group cells"
      />
      <div style={{height: 480}}>
        <DataGridPremium
          aria-label="Tickets by priority"
          rows={rows}
          columns={isText ? chipOrTextColumns : chipColumns}
          initialState={initialState}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
        />
      </div>
    </div>
  );
}
