import * as React from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import FunctionsIcon from '@mui/icons-material/Functions';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
const AnswerContext = React.createContext<(text: string) => void>(() => {});

function CountItem({colDef, onClick, label}: GridColumnMenuItemProps) {
  const answer = React.useContext(AnswerContext);
  return (
    <MenuItem
      onClick={(event) => {
        const values = departures.map((row) =>
          String(row[colDef.field as keyof typeof row]),
        );
        answer(`${colDef.headerName}: ${new Set(values).size} different values`);
        onClick(event); // closes the menu
      }}
    >
      <ListItemIcon>
        <FunctionsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

function MenuWithCount(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{columnMenuUserItem: CountItem}}
      slotProps={{columnMenuUserItem: {displayOrder: 15, label: 'Count values'}}}
    />
  );
}

export default function NewItem() {
  const [text, setText] = React.useState('Open the menu of a column.');

  return (
    <AnswerContext.Provider value={setText}>
      <Typography variant="body2" sx={{mb: 1}}>
        {text}
      </Typography>
      <div style={{height: 320, width: '100%'}}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={departureColumns}
          slots={{columnMenu: MenuWithCount}}
          hideFooter
        />
      </div>
    </AnswerContext.Provider>
  );
}
// #endregion
