import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import FileCopyIcon from '@mui/icons-material/FileCopy';
import {DataGrid, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid';

const employees = [
  {
    id: 1,
    name: 'Maya Chen',
    salary: 128_000,
    startDate: new Date(2021, 3, 5),
    lastLogin: new Date(2025, 10, 28, 9, 30),
    isRemote: true,
    country: 'Canada',
    office: 'Toronto',
  },
  {
    id: 2,
    name: 'Diego Silva',
    salary: 92_000,
    startDate: new Date(2024, 8, 3),
    lastLogin: new Date(2025, 10, 27, 18, 5),
    isRemote: false,
    country: 'United States',
    office: 'Austin',
  },
  {
    id: 3,
    name: 'Grace Okafor',
    salary: 97_000,
    startDate: new Date(2022, 10, 21),
    lastLogin: new Date(2025, 10, 28, 7, 45),
    isRemote: false,
    country: 'United States',
    office: 'New York',
  },
];

type Employee = (typeof employees)[number];

const OFFICES: Record<string, string[]> = {
  Canada: ['Toronto'],
  'United States': ['Austin', 'Chicago', 'New York'],
};

export default function ColumnTypes() {
  const [rows, setRows] = React.useState(employees);

  const columns = React.useMemo<GridColDef<Employee>[]>(
    // #region preview
    () => [
      {field: 'name', type: 'string', width: 110, editable: true},
      {field: 'salary', type: 'number', width: 80, editable: true},
      {field: 'startDate', type: 'date', width: 105, editable: true},
      {field: 'lastLogin', type: 'dateTime', width: 170},
      {field: 'isRemote', type: 'boolean', width: 85, editable: true},
      {
        field: 'office',
        type: 'singleSelect',
        width: 100,
        editable: true,
        // The filter panel calls it without a row and expects all options.
        valueOptions: ({row}) =>
          (row ? OFFICES[row.country] : Object.values(OFFICES).flat()) ?? [],
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({id, row}) => [
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label="Delete"
            onClick={() => setRows((prev) => prev.filter((item) => item.id !== id))}
          />,
          <GridActionsCellItem
            icon={<FileCopyIcon />}
            label="Duplicate"
            showInMenu
            onClick={() =>
              setRows((prev) => [
                ...prev,
                {...row, id: Math.max(...prev.map((item) => item.id)) + 1},
              ])
            }
          />,
        ],
      },
    ],
    // #endregion
    [],
  );

  return (
    <div style={{height: 330, width: '100%'}}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
