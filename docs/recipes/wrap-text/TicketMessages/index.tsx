import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';
import {tickets, type TicketMessage} from './tickets';

const columns: GridColDef<TicketMessage>[] = [
  {field: 'id', headerName: 'Ticket', width: 80},
  {field: 'subject', headerName: 'Subject', width: 150},
  {field: 'message', headerName: 'Message', flex: 1, minWidth: 200},
  {field: 'status', headerName: 'Status', width: 90},
];

// #region preview
// A row: {id: 48000, subject: 'Cannot sign in', message: 'The package was open …', …}
const getAutoHeight = () => 'auto' as const;
// For `null`, the grid uses the prop `rowHeight`.
const getFixedHeight = () => null;
// The usual height of a row in pixels, for rows that haven't been displayed yet.
const getEstimatedRowHeight = () => 90;

const sx = {
  // Rows with the height 'auto' have no vertical padding.
  [`& .${gridClasses['row--dynamicHeight']} > .${gridClasses.cell}`]: {
    py: 1.5,
    // Breaks long words, such as URLs.
    overflowWrap: 'anywhere',
  },
};

// <DataGrid getRowHeight={isWrapped ? getAutoHeight : getFixedHeight} … />
// #endregion

export default function TicketMessages() {
  const [isWrapped, setIsWrapped] = React.useState(true);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        label="Wrap text"
        control={
          <Switch
            checked={isWrapped}
            onChange={(_event, checked) => setIsWrapped(checked)}
          />
        }
      />
      <div style={{height: 400}}>
        <DataGrid
          aria-label="Tickets"
          rows={tickets}
          columns={columns}
          getRowHeight={isWrapped ? getAutoHeight : getFixedHeight}
          getEstimatedRowHeight={getEstimatedRowHeight}
          sx={sx}
        />
      </div>
    </div>
  );
}
