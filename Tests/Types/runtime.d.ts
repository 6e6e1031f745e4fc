// What Node gives the JavaScript harness (Runtimes/javascript), whose files are CommonJS.

declare function require(name: string): any;
declare const module: { exports: any };
declare const __dirname: string;
