import { configure } from '@testing-library/react';

// A lazy piece may take more than a second to arrive on a busy machine; no test is about time.
configure({ asyncUtilTimeout: 10_000 });
