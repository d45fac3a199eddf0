import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchEmployees, type Employee} from '../../data/server';

/** Like `fetchEmployees()`, but the first request for each team fails. */
function createUnreliableServer() {
  const failed = new Set<string>();

  return async (managerId?: string) => {
    const employees = await fetchEmployees(managerId);
    if (managerId && !failed.has(managerId)) {
      failed.add(managerId);
      throw new Error('The server responded with status 503.');
    }
    return employees;
  };
}

export default function FetchError() {
  const [fetchTeam] = React.useState(createUnreliableServer);

  // #region preview
  // Employee: {id: 'zoe', label: 'Zoe Kim', reports: 0}
  // fetchTeam(managerId) resolves to the employees of a team, or rejects
  const [message, setMessage] = React.useState('');

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (employee: Employee) => employee.reports,
      getTreeItems: async (managerId?: string) => {
        try {
          setMessage('');
          return await fetchTeam(managerId);
        } catch (error) {
          setMessage("Couldn't load the team. Expand it again to retry.");
          throw error; // marks the item
        }
      },
    }),
    [fetchTeam],
  );
  // #endregion

  return (
    <Stack spacing={2}>
      <RichTreeViewPro aria-label="Employees" items={[]} dataSource={dataSource} />
      <Alert severity={message ? 'error' : 'info'}>{message || 'Expand a team'}</Alert>
    </Stack>
  );
}
