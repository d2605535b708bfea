import { configure } from '@testing-library/react';

// In ms. A busy machine is not a fault: with the default of 1 s a test failed beside three other lanes.
configure({ asyncUtilTimeout: 5_000 });
