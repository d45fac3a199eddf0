import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyItemIdentifierWithData,
} from '@mui/x-charts-pro/SankeyChart';

const formatDollars = (value: number) => `$${value}k`;

const series = {
  data: {
    nodes: [{id: 'Revenue', data: {account: 4400}}],
    links: [
      {source: 'Subscriptions', target: 'Revenue', value: 184},
      {source: 'Services', target: 'Revenue', value: 26},
      {source: 'Revenue', target: 'Salaries', value: 118},
      {source: 'Revenue', target: 'Cloud hosting', value: 52},
      {source: 'Revenue', target: 'Profit', value: 40},
    ],
  },
  valueFormatter: formatDollars,
};

// #region preview
function describe(item: SankeyItemIdentifierWithData) {
  if (item.subType === 'node') {
    // data: {account: 4400} of the node {id: 'Revenue', data: {account: 4400}}
    const {value, data} = item.node;
    return `${item.nodeId}: $${value}k, account ${data?.account ?? 'not set'}`;
  }
  return `${item.sourceId} to ${item.targetId}: $${item.link.value}k`;
}

export default function ClickSankey() {
  const [text, setText] = React.useState('Click a node or a link.');
  // Memoized, because the tooltip stays open if the chart renders again.
  const chart = React.useMemo(() => {
    const handleClick = (
      _event: React.MouseEvent,
      item: SankeyItemIdentifierWithData,
    ) => setText(describe(item));
    return (
      <SankeyChart
        series={series}
        onNodeClick={handleClick}
        onLinkClick={handleClick}
        height={260}
        title="Revenue and costs in one quarter"
      />
    );
  }, []);
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      {chart}
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
