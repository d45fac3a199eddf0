import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyItemIdentifierWithData,
} from '@mui/x-charts-pro/SankeyChart';

// #region preview
const nodes = [{id: 'Income', data: {account: 4400}}];
const links = [
  {source: 'Ticket sales', target: 'Income', value: 184},
  {source: 'Kiosk', target: 'Income', value: 26},
  {source: 'Income', target: 'Wages', value: 118},
  {source: 'Income', target: 'Fuel', value: 52},
];

function describe(item: SankeyItemIdentifierWithData) {
  if (item.subType === 'node') {
    const {value, data} = item.node;
    return `Node ${item.nodeId}: €${value}k, account ${data?.account ?? 'unknown'}`;
  }
  return `Link from ${item.sourceId} to ${item.targetId}: €${item.link.value}k`;
}

export default function ClickSankey() {
  const [text, setText] = React.useState('Click a node or a link');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <SankeyChart
        series={{data: {nodes, links}, valueFormatter: (value) => `€${value}k`}}
        onNodeClick={(event, node) => setText(describe(node))}
        onLinkClick={(event, link) => setText(describe(link))}
        height={260}
        title="Income and costs of the ferry line, in thousand euros"
      />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
// #endregion
