import { expect, test } from 'vitest';
import { serverAccount } from './data-paths.ts';

const nobody = { uid: 65534, gid: 65534 };
const system = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65534::/:/bin/false\n';
const withLeme = `${system}leme:x:990:991:Leme:/var/lib/leme:/usr/sbin/nologin\n`;

test('started by root the database runs as a user of its own where the system has one', () => {
  expect(serverAccount(withLeme, null)).toEqual({ uid: 990, gid: 991 });
  expect(serverAccount(withLeme, 990)).toEqual({ uid: 990, gid: 991 });
  expect(serverAccount(system, null)).toEqual(nobody);
});

test('data made before there was such a user stay where they are, and never does the server run as root', () => {
  expect(serverAccount(withLeme, 65534)).toEqual(nobody);
  expect(serverAccount(withLeme.replace('990:991', '0:0'), null)).toEqual(nobody);
  expect(serverAccount(`${system}lemes:x:7:7::/:/bin/sh\nx:leme:x:8:8::/\n`, null)).toEqual(nobody);
});
