/* isodyn workbench, sources 83cab44f7104a34d0e7fd2d091f176a97b81eacd7aeb9ff61cf1b41d10e867e4 */
"use strict";(()=>{var K1=Object.defineProperty;var Z1=(n,e)=>{for(var t in e)K1(n,t,{get:e[t],enumerable:!0})};var Nt,Xy,Hm,Ho,zm,ad,Yy,rd,Jy,Gm,Vm,Q1,gu=Symbol.for("pv"),ld={},cd=[],eA=/^m(i|n|o|s|text|space)$/,Wm=Array.isArray,qm=cd.slice,wa=Object.assign;function Sa(n){n&&n.parentNode&&n.remove()}function kl(n,e,t){var i,s,r,o={},a=arguments.length;for(r in e)r=="key"?i=e[r]:r=="ref"&&typeof n!="function"?s=e[r]:o[r]=e[r];return a>2&&(o.children=a>3?qm.call(arguments,2):t),mu(n,o,i,s,null)}function mu(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gu,__v:s||++Xy,__i:-1,__u:0};return!s&&Nt.vnode&&Nt.vnode(r),r}function st(n){return n.children}function Il(n,e){this.props=n,this.context=e,this.__g=0}function Go(n,e){if(e==null)return n.__&&Go(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:Go(n)}function tA(n){var e,t=n.__v,i=t.__e,s=[],r=[],o=n.__P;o&&((e=wa({constructor:gu},t)).__v=t.__v+1,Nt.vnode&&Nt.vnode(e),$m(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,s,i||Go(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,t_(s,e,r),t.__=t.__e=null,e.__e!=i&&jy(e))}function jy(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),jy(n)}function qy(n){(8&n.__g||(n.__g|=8,Ho.push(n),ad++))&&zm==Nt.debounceRendering||((zm=Nt.debounceRendering)||queueMicrotask)(Ky)}function Ky(){try{for(var n,e=1;Ho.length;)Ho.length>e&&Ho.sort(Yy),n=Ho.shift(),e=Ho.length,8&n.__g&&tA(n)}finally{(ad=Ho.length)&&(zm||queueMicrotask)(Ky)}}function Zy(n,e,t,i,s,r,o,a,l,c,u){var h,d,f,g,_,m,v=i.__k||cd,y=e.length;for(l=nA(t,e,v,l,y),h=0;h<y;h++)(f=t.__k[h])!=null&&(d=~f.__i&&v[f.__i]||ld,f.__i=h,m=$m(n,f,d,s,r,o,a,l,c,u),g=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&Xm(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||g,f)),_=_||g,4&f.__u?(l=Qy(f,l,n,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&m!==void 0?l=m:g&&(l=g.nextSibling),f.__u&=-21);return t.__e=_,l}function nA(n,e,t,i,s){var r,o,a,l,c,u,h,d,f,g=t.length,_=g,m=0,v=0,y=n.__k=Array(s);for(r=0;r<s;r++)(o=e[r])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=y[r]=mu(null,o):Wm(o)?o=y[r]=mu(st,{children:o}):o.constructor===gu&&o.__b?o=y[r]=mu(o.type,o.props,o.key,o.ref,o.__v):y[r]=o,l=r+m,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=iA(o,t,l,_))&&(_--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?m--:c==l+1?m++:c!=l&&(c>l?m--:m++,v=1)):(~c||(s>g?m--:s<g&&m++),typeof o.type!="function"&&(o.__u|=4))):y[r]=null;if(v){for(u=[],h=[],r=0;r<s;r++)if((o=y[r])&&16&o.__u){for(m=0,d=u.length;m<d;)u[f=m+d>>1]<o.__i?m=f+1:d=f;u[m]=o.__i,h[r]=m+1}for(m=u.length;r--;)h[r]&&(h[r]==m?m--:y[r].__u|=4)}if(_)for(r=0;r<g;r++)!(a=t[r])||2&a.__u||(a.__e==i&&(i=Go(a)),Ym(a,a));return i}function Qy(n,e,t,i){var s,r,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=Qy(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=Go(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function iA(n,e,t,i){var s,r=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&o==a.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s;for(s=t+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s}return-1}function $y(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function sd(n,e,t,i,s){var r,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||$y(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||$y(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=Vm[e]||(Vm[e]=sA(e)),(n.__a||(n.__a={}))[e]=Gm,r=e!=(e=e.replace(Jy,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,r):n.removeEventListener(e,o,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function sA(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[rd]==null)e[rd]=Gm++;else if(e[rd]<this.__a[n])return;return t(Nt.event?Nt.event(e):e)}}}function $m(n,e,t,i,s,r,o,a,l,c){var u,h,d,f,g,_,m,v,y,w,b,C,S,x,A,O,N,k,V=e.type;if(e.constructor!==gu)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,h=r=[],u.nodeType==8?a=od(u,r):r.push(u),a=r[0]||a),(u=Nt.__b)&&u(e);e:if(typeof V=="function"){d=o.length;try{if(v=e.props,y=(u=V.prototype)&&u.render,w=(u=V.contextType)&&i[u.__c],b=u?w?w.props.value:u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(y?e.__c=f=new V(v,b):(e.__c=f=new Il(v,b),f.constructor=V,f.render=oA),w&&w.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),y&&(f.__s||(f.__s=f.state),V.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=wa({},f.__s)),wa(f.__s,V.getDerivedStateFromProps(v,f.__s)))),g=f.props,_=f.state,f.__v=e,t.__c){if(v!==g&&y&&!V.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(v,b),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(v,f.__s,b)===!1){e.__v!=t.__v&&(f.props=v,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(G){G&&(G.__=e)}),cd.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=Go(t);break e}f.componentWillUpdate&&f.componentWillUpdate(v,f.__s,b),y&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,_,m)})}else y&&!V.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),y&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=b,f.props=v,f.__P=n,f.__g&=-5,C=Nt.__r,S=y?25:0;do f.__g&=-9,C&&C(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);y&&(cd.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(i=wa({},i,f.getChildContext())),y&&t.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(g,_)),x=u&&u.type===st&&u.key==null?u.props.children:u,v.__P&&(u=a,s=(n=v.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(G){G&&Ym(G,G)}),t.__k=null),a=t.__k?Go(t,0):null),a=Zy(n,Wm(x)?x:[x],e,t,i,s,r,o,a,l,c),v.__P&&(e.__e=null,a=u),e.__u&=-161,h&&h.some(Sa),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(G){if(o.length=d,e.__v=null,l||r)if(G&&G.then){if(e.__u|=128|l,r){for(~(N=r.indexOf(a||void 0))||(N=r.length);(k=r[N-1])&&k.nodeType==8;)N--;for(;N<r.length;N++)if(k=r[N])if(r[N]=null,A){if(k==O)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(O=od(A=k))}}if(!A){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;A=a}(u=od(A=e.__c.__z||(e.__c.__z=A)))?(e.__e=A,a=u):e.__e=a,a=a&&a.nextSibling}else r&&r.some(Sa);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),G&&G.then||e_(e),Nt.__e(G,e,t)}}else a=e.__e=rA(t.__e,e,t,i,s,r,o,l,c,n);return(u=Nt.diffed)&&u(e),a}function od(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function e_(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(e_))}function t_(n,e,t){for(var i=0;i<t.length;)Xm(t[i++],t[i++],t[i++]);Nt.__c&&Nt.__c(e,n),n.some(function(s){try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){Nt.__e(r,s.__v)}})}function rA(n,e,t,i,s,r,o,a,l,c){var u,h,d,f,g,_,m,v,y=t.props||ld,w=e.props,b=e.type;if(b=="svg"?s="http://www.w3.org/2000/svg":b=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((g=r[u])&&(b?g.localName==b:g.nodeType==3)){n=g,r[u]=null;break}}if(!n){if(v=c.ownerDocument||document,!b)return v.createTextNode(w);n=v.createElementNS(s,b,w.is?w:c),a&&(Nt.__m&&Nt.__m(e,r),a=!1),r=null}if(b){if(c=b=="template"&&n.content||n,r=b=="textarea"&&w.defaultValue!=null?null:r&&qm.call(c.childNodes),!a&&r)for(y={},u=0;u<n.attributes.length;u++)y[(g=n.attributes[u]).name]=g.value;for(u in y)g=y[u],u=="dangerouslySetInnerHTML"?d=g:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||sd(n,u,null,g,s);for(u in w)g=w[u],u=="children"?f=g:u=="dangerouslySetInnerHTML"?h=g:u=="value"?_=g:u=="checked"?m=g:a&&typeof g!="function"||y[u]===g||sd(n,u,g,y[u],s);h?(a||d&&(h.__html==d.__html||h.__html==n.innerHTML)||(n.innerHTML=h.__html),e.__k=[]):(d&&(n.textContent=""),(b=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&eA.test(b))&&(s="http://www.w3.org/1999/xhtml"),Zy(c,Wm(f)?f:[f],e,t,i,s,r,o,r?r[0]:t.__k&&Go(t,0),a,l),r&&r.some(Sa)),a&&b!="textarea"||(u="value",b=="progress"&&_==null?n.removeAttribute(u):_==null||_===n[u]&&(b!="progress"||_)||sd(n,u,_,y[u],s),u="checked",m!=null&&m!=n[u]&&sd(n,u,m,y[u],s))}else y===w||a&&n.data==w||(n.data=w);return n}function Xm(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){Nt.__e(s,t)}}function Ym(n,e,t){var i,s,r,o;if(Nt.unmount&&Nt.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||Xm(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){Nt.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&Ym(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=od(i,r=[]))&&(i==n.__e&&r.some(Sa),Sa(s),Sa(i)),t||Sa(n.__e),n.__e=n.__c=n.__=null}function oA(n,e,t){return this.constructor(n,t)}function n_(n,e){var t,i,s,r;Nt.__&&Nt.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=mu(st,{children:[n]}),s=[],r=[],$m(e,e.__k,i||ld,ld,e.namespaceURI,i?null:e.firstChild?qm.call(e.childNodes):null,s,i?i.__e:e.firstChild,t,r),t_(s,e.__k,r),e.__k.props.children=null}Nt={__e:function(n,e,t,i){for(var s,r,o;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((o=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&(s.componentDidCatch(n,i||{}),o=1),o&&8&s.__g)return void(s.__g|=2)}catch(a){n=a}}throw ad=0,n}},Xy=0,Hm=function(n){return n!=null&&n.constructor===gu},Il.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=wa({},this.state)),typeof n=="function"&&(n=n(wa({},t),this.props)),n&&(wa(t,n),this.__v&&(e&&this.__k.push(e),qy(this)))},Il.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),qy(this))},Il.prototype.render=st,Ho=[],ad=0,Yy=function(n,e){return n.__v.__b-e.__v.__b},rd=Symbol(),Jy=/(PointerCapture)$|Capture$/i,Gm=0,Vm={},Q1=0;var Ll,Ni,Jm,i_,aA=Object.is,jm=0,d_=[],Km=[],Hn=Nt,s_=Hn.__b,r_=Hn.__r,o_=Hn.diffed,a_=Hn.__c,l_=Hn.unmount,c_=Hn.__;function ud(n,e){Hn.__h&&Hn.__h(Ni,n,jm||e),jm=0;var t=Ni.__H||(Ni.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function St(n,e){var t=ud(Ll++,3);!Hn.__s&&e0(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,Ni.__H.__h.push(t))}function Qm(n,e){var t=ud(Ll++,4);!Hn.__s&&e0(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,Ni.__h.push(t))}function qt(n){return jm=5,hd(function(){return{current:n}},[])}function hd(n,e){var t=ud(Ll++,7);return e0(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function Cr(){var n=ud(Ll++,11);if(!n.__){for(var e=Ni.__v;!e.__m&&e.__;)e=e.__;var t=e.__m||(e.__m=[0,0]);n.__="P"+t[0]+"-"+t[1]++}return n.__}function lA(){var n;do{for(;n=Km.shift();)try{vu(n)}catch(t){Hn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=d_.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(vu),e.__h.some(Zm),e.__h=[]}catch(t){e.__h=[],Hn.__e(t,n.__v)}}}while(Km.length)}Hn.__b=function(n){Ni=null,s_&&s_(n)},Hn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),c_&&c_(n,e)},Hn.__r=function(n){r_&&r_(n),Ll=0;var e=(Ni=n.__c).__H;e&&(Jm==Ni?Ni.__h=[]:(e.__h.some(vu),e.__h.some(Zm),Ll=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Jm=Ni},Hn.diffed=function(n){o_&&o_(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&h_(d_.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Jm=Ni=null},Hn.__c=function(n,e){e.some(function(t){try{t.__h.some(vu),t.__h=t.__h.filter(function(i){return!i.__||Zm(i)})}catch(i){t.__h=[function(){throw i}]}}),a_&&a_(n,e)},Hn.unmount=function(n){l_&&l_(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}s.__P=t,h_(Km.push(s))}else vu(s)}catch(r){e=r}}),i.__H=void 0,e&&Hn.__e(e,i.__v))};var u_=typeof requestAnimationFrame=="function";function cA(n){var e,t=function(){clearTimeout(i),u_&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);u_&&(e=requestAnimationFrame(t))}function h_(n){n!=1&&i_==Hn.requestAnimationFrame||((i_=Hn.requestAnimationFrame)||cA)(lA)}function vu(n){var e=Ni,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),Ni=e}function Zm(n){var e=Ni;n.__c=n.__(),Ni=e}function e0(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!aA(t,n[i])})}var uA=Symbol.for("preact-signals");function md(){if(oo>1)oo--;else{var n,e=!1;for((function(){var s=fd;for(fd=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var o=r.t;o!==void 0;o=o.x)o.i===s.i&&(o.i=r.i);s=s.o}})();_u!==void 0;){var t=_u;for(_u=void 0,dd++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&p_(t))try{t.c()}catch(s){e||(n=s,e=!0)}t=i}}if(dd=0,oo--,e)throw n}}function Zs(n){if(oo>0)return n();t0=++hA,oo++;try{return n()}finally{md()}}var yu,Sn=void 0;function xu(n){var e=Sn,t=yu;Sn=void 0,yu=void 0;try{return n()}finally{Sn=e,yu=t}}var _u=void 0,oo=0,dd=0,hA=0,t0=0,fd=void 0,pd=0;function f_(n){if(Sn!==void 0){var e=n.n;if(e===void 0||e.t!==Sn)return e={i:0,S:n,p:Sn.s,n:void 0,t:Sn,e:void 0,x:void 0,r:e},Sn.s!==void 0&&(Sn.s.n=e),Sn.s=e,n.n=e,32&Sn.f&&n.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Sn.s,e.n=void 0,Sn.s.n=e,Sn.s=e),e}}function oi(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}oi.prototype.brand=uA;oi.prototype.h=function(){return!0};oi.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:xu(function(){var i;(i=e.W)==null||i.call(e)}))};oi.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&xu(function(){var s;(s=e.Z)==null||s.call(e)}))}};oi.prototype.subscribe=function(n){var e=this;return Lt(function(){var t=e.value;xu(function(){return n(t)})},{name:"sub"})};oi.prototype.valueOf=function(){return this.value};oi.prototype.toString=function(){return this.value+""};oi.prototype.toJSON=function(){return this.value};oi.prototype.peek=function(){var n=this;return xu(function(){return n.value})};Object.defineProperty(oi.prototype,"value",{get:function(){var n=f_(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(dd>100)throw new Error("Cycle detected");(function(t){oo!==0&&dd===0&&t.l!==t0&&(t.l=t0,fd={S:t,v:t.v,i:t.i,o:fd})})(this),this.v=n,this.i++,pd++,oo++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{md()}}}});function pe(n,e){return new oi(n,e)}function p_(n){for(var e=n.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function m_(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}function g_(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function Aa(n,e){oi.call(this,void 0,e),this.x=n,this.s=void 0,this.g=pd-1,this.f=4}Aa.prototype=new oi;Aa.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===pd))return!0;if(this.g=pd,this.f|=1,this.i>0&&!p_(this))return this.f&=-2,!0;var n=Sn;try{m_(this),Sn=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return Sn=n,g_(this),this.f&=-2,!0};Aa.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}oi.prototype.S.call(this,n)};Aa.prototype.U=function(n){if(this.t!==void 0&&(oi.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Aa.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.x)n.t.N()}};Object.defineProperty(Aa.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=f_(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.v}});function Fe(n,e){return new Aa(n,e)}function v_(n){var e=n.j;if(n.j=void 0,typeof e=="function"){oo++;var t=Sn;Sn=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,n0(n),i}finally{Sn=t,md()}}}function n0(n){for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,v_(n)}function dA(n){if(Sn!==this)throw new Error("Out-of-order effect");g_(this),Sn=n,this.f&=-2;try{8&this.f&&n0(this)}finally{md()}}function Dl(n,e){this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,yu&&yu.push(this)}Dl.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{n()}};Dl.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,v_(this),m_(this),oo++;var n=Sn;return Sn=this,dA.bind(this,n)};Dl.prototype.N=function(){2&this.f||(this.f|=2,this.u=_u,_u=this)};Dl.prototype.d=function(){this.f|=8,1&this.f||n0(this)};Dl.prototype.dispose=function(){this.d()};function Lt(n,e){var t=new Dl(n,e);try{t.c()}catch(s){throw t.d(),s}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var y_,vd,gd,fA=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var __=[];Lt(function(){y_=this.N})();function Nl(n,e){Nt[n]=e.bind(null,Nt[n]||function(){})}function bu(n){if(gd){var e=gd;gd=void 0,e()}gd=n&&n.S()}function x_(n){var e=this,t=n.data,i=hn(t);i.name="ReactiveDom",i.value=t;var s=hd(function(){for(var a=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=Fe(function(){var f=i.value.value;return f===0?0:f===!0?"":f||""}),u=Fe(function(){return!Array.isArray(c.value)&&!Hm(c.value)}),h=Lt(function(){if(this.N=b_,u.value){var f=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[u,c]},[]),r=s[0],o=s[1];return r.value?o.peek():o.value}x_.displayName="ReactiveTextNode";Object.defineProperties(oi.prototype,{constructor:{configurable:!0,value:kl(st,null).constructor},type:{configurable:!0,value:x_},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});Nl("__b",function(n,e){if(bu(),vd=void 0,typeof e.type=="string"){var t,i=e.props;for(var s in i)if(s!=="children"){var r=i[s];r instanceof oi&&(t||(e.__np=t={}),t[s]=r,i[s]=r.peek())}}n(e)});Nl("__r",function(n,e){if(n(e),e.type!==st){bu();var t,i=e.__c;i&&(i.__$f&=-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(s,r){var o;return Lt(function(){o=this},{name:r}),o.c=s,o})((function(s){return function(){var r;fA&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),vd=i,bu(t)}});Nl("__e",function(n,e,t,i){bu(),vd=void 0,n(e,t,i)});Nl("diffed",function(n,e){bu(),vd=void 0;var t;if(typeof e.type=="string"&&(t=e.__e)){var i=e.__np,s=e.props,r=t.U;if(r)for(var o in r){var a=r[o];a===void 0||i&&o in i||(a.d(),r[o]=void 0)}if(i){r||(r={},t.U=r);for(var l in i){var c=r[l],u=i[l];c===void 0?(c=pA(t,l,u,s),r[l]=c):c.o(u,s)}}}n(e)});function pA(n,e,t,i){var s=e in n&&n.ownerSVGElement===void 0,r=pe(t);return{o:function(o,a){r.value=o,i=a},d:Lt(function(){this.N=b_;var o=r.value.value;i[e]!==o&&(i[e]=o,s?n[e]=o:o!=null&&(o!==!1||e[4]==="-")?n.setAttribute(e,o):n.removeAttribute(e))})}}Nl("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var s in i){var r=i[s];r&&r.d()}}}var o=e.__np;if(o){var a=e.props;for(var l in o)a[l]=o[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}n(e)});Nl("__h",function(n,e,t,i){i<3&&(e.__$f|=2),n(e,t,i)});Il.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(i||r||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var o in n)if(o!=="__source"&&n[o]!==this.props[o])return!0;for(var a in this.props)if(!(a in n))return!0;return!1};function hn(n,e){return hd(function(){return pe(n,e)},[])}var mA=function(n){queueMicrotask(function(){queueMicrotask(n)})};function gA(){Zs(function(){for(var n;n=__.shift();)y_.call(n)})}function b_(){__.push(this)===1&&(Nt.requestAnimationFrame||mA)(gA)}var Ta=pe(new Map);function wn(...n){return Ta.value=new Map([...Ta.peek(),...n.map(e=>[e.id,e])]),()=>{let e=new Map(Ta.peek());for(let t of n)e.get(t.id)===t&&e.delete(t.id);Ta.value=e}}var M_=()=>[...Ta.value.values()],Fl=n=>n.able?.()??!0;function ms(n){let e=Ta.peek().get(n);e&&Fl(e)&&e.run()}var S_=typeof navigator<"u"&&/Mac|iPhone|iPad/.test(navigator.platform??"");function gs(n){return S_?n.replace("Mod+","⌘").replace("Shift+","⇧").replace("Alt+","⌥"):n.replace("Mod","Ctrl")}function vA(n,e){let t=n.split("+"),i=t.pop()||"+";return t.includes("Mod")!==(S_?e.metaKey:e.ctrlKey)||t.includes("Alt")!==e.altKey||/^[A-Z]$/.test(i)&&t.includes("Shift")!==e.shiftKey?!1:e.key.toLowerCase()===(i==="Space"?" ":i.toLowerCase())}var yA=n=>n instanceof HTMLElement&&(n.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(n.tagName)||n.closest("[role=menu],[role=dialog],[role=grid]")!==null);function w_(n){if(!n.defaultPrevented){for(let e of Ta.peek().values())if(!(!e.keys||!e.keys.split(" ").some(t=>vA(t,n)))&&!(!e.keys.includes("Mod")&&yA(n.target))&&!(e.keys.includes("Mod+Z")&&n.target instanceof HTMLInputElement&&n.target.dataset.dirty)&&Fl(e)&&!(n.key===" "&&n.target instanceof HTMLElement&&n.target.closest("button,a,summary,[role=tab]"))){n.preventDefault(),e.run();return}}}var i0="isodyn-workbench";var ai=class extends Error{constructor(t,i){super(t);this.remedy=i}remedy},Mi=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],T_={mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},zl=[["bodies","Bodies"],["frames","Link frames"],["axes","Joint axes"],["com","Centres of mass"],["inertia","Inertia ellipsoids"],["trace","Trace of the tip"],["names","Names"],["grid","Ground"]];function xd(n){return{joint:"R",a:0,alpha:0,d:0,theta:0,mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[],...n}}function _A(n){let e=t=>new Array(n).fill(t);return{control:"none",kp:e(100),kd:e(20),q0:e(0),qd0:e(0),target:e(0),follow:!1,duration:2,step:.001,friction:!1,stops:!1}}function xA(){return{screen:"start",eye:[],target:[],layers:["bodies","grid","trace"],degrees:!0,theme:"system",method:"",beside:""}}function Rr(n,e,t=xA()){let i=e.length;return{format:i0,version:1,model:n,pose:{q:[...e],wrench:[0,0,0,0,0,0]},motion:{kind:"cycloidal",waypoints:[{t:0,q:[...e]},{t:2,q:e.map(s=>s+.5)}],ramp:.25,csv:""},simulation:{..._A(i),q0:[...e],target:e.map(s=>s+.5)},view:{...t,eye:[],target:[]},lesson:{name:"",step:0,answers:{}}}}function s0(n,e){let t=(o,a=0)=>Array.from({length:e},(l,c)=>o[c]??a),{pose:i,motion:s,simulation:r}=n;return i.q.length===e&&r.kp.length===e?n:{...n,pose:{...i,q:t(i.q)},motion:{...s,waypoints:s.waypoints.map(o=>({...o,q:t(o.q)})),...s.csv?{kind:"cycloidal",csv:""}:{}},simulation:{...r,kp:t(r.kp,100),kd:t(r.kd,20),q0:t(r.q0),qd0:t(r.qd0),target:t(r.target)}}}var bA={},A_=8<<20,Ol="Open a file that the workbench saved (“Save”), or start from the library.",ao=(n,e)=>{throw new ai(`This document cannot be read: ${n} ${e}.`,Ol)},On=(n,e)=>{typeof n=="number"&&Number.isFinite(n)||ao(e,"is not a finite number")},yd=n=>(e,t)=>{e===null||n(e,t)},ys=(n,e)=>{typeof n=="string"||ao(e,"is not text")},Mu=(n,e)=>{typeof n=="boolean"||ao(e,"is neither true nor false")},Ul=(...n)=>(e,t)=>{n.includes(e)||ao(t,`is none of ${n.join(", ")}`)},Bl=(n,e,t=1e5)=>(i,s)=>{if(!Array.isArray(i))return ao(s,"is not a list");e!==void 0&&i.length!==e&&ao(s,`has ${i.length} entries in place of ${e}`),i.length>t&&ao(s,`has more than ${t} entries`),i.forEach((r,o)=>n(r,`${s}[${o}]`))},vs=n=>(e,t)=>{if(typeof e!="object"||e===null||Array.isArray(e))return ao(t,"is not a record");for(let[i,s]of Object.entries(n))Object.hasOwn(e,i)||ao(t?`${t}.${i}`:i,"is missing"),s(e[i],t?`${t}.${i}`:i)},Cn=n=>Bl(On,n),E_=vs({mass:On,com:Cn(3),inertia:Cn(6)}),C_=vs({kind:Ul("capsule","mesh","box","cylinder","sphere","ellipsoid"),ends:Cn(),radius:On,size:Cn(),frame:Cn(),mesh:ys}),MA=vs({name:ys,link:ys,joint:Ul("R","P"),a:On,alpha:On,d:On,theta:On,mass:On,com:Cn(3),inertia:Cn(6),lower:yd(On),upper:yd(On),velocity:yd(On),effort:yd(On),viscous:On,coulomb:Cn(2),static:Cn(2),rotor_inertia:On,gear_ratio:On,stiffness:On,rest:On,passive:Mu,shapes:Bl(C_)}),SA=vs({name:ys,convention:Ul("standard","modified"),rows:Bl(MA,void 0,100),gravity:Cn(3),base:Cn(16),tool:Cn(16),payload:E_,shapes:Bl(C_)}),wA=vs({name:ys,toml:ys,gravity:Cn(3),payload:E_}),AA=(n,e)=>(n?.kind==="source"?wA:SA)(n,e),TA=(n,e)=>{vs({})(n,e);for(let[t,i]of Object.entries(n))ys(i,`${e}.${t}`)},EA=vs({model:AA,pose:vs({q:Cn(),wrench:Cn(6)}),motion:vs({kind:Ul("cycloidal","quintic","trapezoidal","waypoints","line","csv"),waypoints:Bl(vs({t:On,q:Cn()})),ramp:On,csv:ys}),simulation:vs({control:Ul("none","pd","pd_gravity","computed_torque"),kp:Cn(),kd:Cn(),q0:Cn(),qd0:Cn(),target:Cn(),follow:Mu,duration:On,step:On,friction:Mu,stops:Mu}),view:vs({screen:ys,eye:Cn(),target:Cn(),layers:Bl(ys),degrees:Mu,theme:Ul("system","light","dark","projector"),method:ys,beside:ys}),lesson:vs({name:ys,step:On,answers:TA})});function Su(n){if(typeof n!="object"||n===null||n.format!==i0)throw new ai("This is not a document of the workbench.",Ol);let e=n,t=e.version;if(typeof t!="number"||!Number.isInteger(t)||t<1)throw new ai(`This document cannot be read: its version is ${JSON.stringify(t)}.`,Ol);if(t>1)throw new ai(`This document has version ${t}; this workbench reads up to ${1}.`,"Update isodyn: pip install --upgrade isodyn");for(let r=t;r<1;r++)e={...bA[r](e),version:r+1};EA(e,"");let i=e,s=i.model;if(s.kind==="dh"){if(!s.rows.length)throw new ai("This document cannot be read: its table has no rows.",Ol);return s0(i,s.rows.length)}return i}function wu(n){if(n.length>A_)throw new ai(`This document is too large: ${n.length} characters; at most ${A_}.`,Ol);let e;try{e=JSON.parse(n)}catch{throw new ai("This is not a document of the workbench: it is not JSON.",Ol)}return Su(e)}var R_=n=>JSON.stringify(n,null,1)+`
`;var _s=Math.PI/180,is=Math.PI/2,Gn=n=>xd({name:"",...n}),CA=[0,0,-9.81];function jn(n,e,t){let i=Math.hypot(...e),s=e.map(c=>i?c/i:0),r=n*(i**2/12+t**2/4),o=n*t**2/2,a=(c,u)=>(c===u?r:0)+(o-r)*s[c]*s[u],l=c=>Number(c.toPrecision(6))||0;return{mass:n,com:e.map(c=>l(c/2)),inertia:[a(0,0),a(1,1),a(2,2),a(0,1),a(0,2),a(1,2)].map(l)}}var li=(n,e,t)=>({lower:-n*_s,upper:n*_s,velocity:e,effort:t}),P_=(n,e,t,i)=>({lower:n,upper:e,velocity:t,effort:i});function Vl(n,e,t,i,s=CA,r=Mi){let o={kind:"dh",name:n,convention:"standard",rows:i.map((a,l)=>({...a,name:`joint${l+1}`})),gravity:[...s],base:[...Mi],tool:[...r],payload:structuredClone(T_),shapes:[]};return{title:n,words:e,joints:i.map(a=>a.joint).join(""),home:t,model:o}}var Au=(n,e,t)=>Gn({link:`link${n}`,a:e,mass:t,com:[-e/2,0,0],inertia:[t*.01**2/12,t*e**2/12,t*e**2/12,0,0,0],...li(180,6,20)}),I_=[0,-9.81,0],Tu=[Vl("Planar 2R","Two rods in a vertical plane",[60*_s,-50*_s],[Au(1,.3,.5),Au(2,.25,.4)],I_),Vl("Planar 3R","Three rods of Saha’s Example 9.4",[70*_s,-50*_s,-40*_s],[Au(1,.3,.5),Au(2,.25,.4),Au(3,.22,.3)],I_),Vl("Spherical RRP","Turret, shoulder and a sliding arm",[35*_s,-20*_s,.35],[Gn({link:"turret",d:.4,alpha:-is,...jn(8,[0,.4,0],.06),...li(160,2,120)}),Gn({link:"shoulder",d:.12,theta:-is,alpha:-is,...jn(5,[0,.12,0],.05),...li(110,2,120)}),Gn({link:"slide",joint:"P",d:.2,...jn(2.5,[0,0,-.4],.03),...P_(0,.5,1,300)})]),Vl("SCARA","Two parallel arms, a quill that turns",[40*_s,-70*_s,.08,0],[Gn({link:"upper arm",d:.38,a:.325,...jn(7,[-.325,0,0],.05),...li(150,6.7,90)}),Gn({link:"forearm",a:.275,alpha:Math.PI,...jn(4,[-.275,0,0],.045),...li(145,12,45)}),Gn({link:"quill",joint:"P",d:.06,...jn(1.2,[0,0,-.25],.015),...P_(0,.2,1.1,150)}),Gn({link:"flange",d:.03,...jn(.3,[0,0,-.03],.03),...li(360,25,8)})]),Vl("Six-axis arm","Elbow and a spherical wrist, like most of industry",[20,35,25,20,55,0].map(n=>n*_s),[Gn({link:"turret",d:.4,a:.06,alpha:-is,...jn(16,[-.06,.3,0],.1),...li(170,3,300),viscous:1.5,coulomb:[4,-4]}),Gn({link:"upper arm",a:.5,theta:-is,...jn(11,[-.5,0,0],.07),...li(120,3,300),viscous:1.5,coulomb:[4,-4]}),Gn({link:"elbow",a:.05,alpha:-is,...jn(6,[-.05,0,.1],.06),...li(140,3,150),viscous:.8,coulomb:[2,-2]}),Gn({link:"forearm",d:.48,alpha:is,...jn(5,[0,-.4,0],.045),...li(180,6,40),viscous:.3,coulomb:[.8,-.8]}),Gn({link:"wrist",alpha:-is,...jn(1.6,[0,0,.08],.04),...li(120,6,40),viscous:.3,coulomb:[.8,-.8]}),Gn({link:"flange",d:.09,...jn(.5,[0,0,-.05],.035),...li(360,8,20),viscous:.2,coulomb:[.5,-.5]})]),Vl("Seven-axis arm","One joint more than space needs: the elbow can swing",[20,35,-15,-75,10,60,0].map(n=>n*_s),[Gn({link:"link1",d:.34,alpha:-is,...jn(5.8,[0,.18,0],.07),...li(170,1.7,320)}),Gn({link:"link2",alpha:is,...jn(5.2,[0,0,.2],.065),...li(120,1.7,320)}),Gn({link:"link3",d:.4,alpha:is,...jn(4,[0,-.2,0],.06),...li(170,1.7,176)}),Gn({link:"link4",alpha:-is,...jn(3.8,[0,0,.2],.055),...li(120,2.2,176)}),Gn({link:"link5",d:.4,alpha:-is,...jn(2.6,[0,.2,0],.05),...li(170,2.4,110)}),Gn({link:"link6",alpha:is,...jn(1.9,[0,0,.06],.045),...li(120,3.1,40)}),Gn({link:"link7",d:.126,...jn(.6,[0,0,-.06],.04),...li(175,3.1,40)})])];var k_=Tu[4],Fi=pe(Rr(k_.model,k_.home)),Pr=pe([]),Eu=pe([]),RA=1500,PA=300,Un=Fe(()=>Fi.value),rt=Fe(()=>Fi.value.model),_t=Fe(()=>Fi.value.pose),Ir=Fe(()=>Fi.value.motion),Qs=Fe(()=>Fi.value.simulation),Pt=Fe(()=>Fi.value.view),Ci=Fe(()=>Fi.value.lesson),Ea=Fe(()=>Pr.value.at(-1)?.label??""),Ca=Fe(()=>Eu.value.at(-1)?.label??"");function Vt(n,e,t=""){let i=Fi.peek(),s={...i,...e(i)};s.model.kind==="dh"&&(s=s0(s,s.model.rows.length));let r=Pr.peek(),o=r.at(-1),a=performance.now();Zs(()=>{t&&o&&o.key===t&&a-o.at<RA?Pr.value=[...r.slice(0,-1),{...o,after:s,at:a}]:Pr.value=[...r.slice(-PA),{label:n,before:i,after:s,key:t,at:a}],Eu.value=[],Fi.value=s})}function Hl(){let n=Pr.peek().at(-1);n?.key&&(Pr.value=[...Pr.peek().slice(0,-1),{...n,key:""}])}function vn(n){Fi.value={...Fi.peek(),view:{...Fi.peek().view,...n}}}function xs(n,e,t=!1){let{theme:i,degrees:s,layers:r,screen:o}=Fi.peek().view;Vt(n,()=>t?e:{...e,view:{...e.view,theme:i,degrees:s,layers:r,screen:o}})}function L_(n,e,t){let i=n.peek().at(-1);i&&Zs(()=>{n.value=n.peek().slice(0,-1),e.value=[...e.peek(),{...i,key:""}],Fi.value={...i[t],view:Fi.peek().view}})}var D_=()=>L_(Pr,Eu,"before"),N_=()=>L_(Eu,Pr,"after");function F_(n){Zs(()=>{Pr.value=[],Eu.value=[],Fi.value=n})}var ss=n=>Number.isInteger(n)&&Math.abs(n)<1e15?`${n}.0`:String(n),Ft=n=>`[${Array.from(n,ss).join(", ")}]`,Cu=n=>JSON.stringify(n),IA=n=>`[${[0,1,2,3].map(e=>Ft(n.slice(4*e,4*e+4))).join(", ")}]`;function lo(){let n=Un.value.model,e=["import isodyn as iso",""];return n.kind==="dh"?e.push(...kA(n)):e.push(`robot = iso.Robot.from_toml('''${n.toml.replaceAll("\\","\\\\").replaceAll("'''","\\'\\'\\'")}''').with_gravity(${Ft(n.gravity)})`),n.payload.mass>0&&e.push(`robot = robot.with_payload(${ss(n.payload.mass)}, ${Ft(n.payload.com)}, ${Ft(n.payload.inertia)})`),e.join(`
`)}function kA(n){let e=n.rows.map(i=>{let s=[`joint=${Cu(i.joint)}`];for(let o of["a","alpha","d","theta","mass"])i[o]&&s.push(`${o}=${ss(i[o])}`);i.com.some(Boolean)&&s.push(`com=${Ft(i.com)}`),i.inertia.some(Boolean)&&s.push(`inertia=${Ft(i.inertia)}`);let r=["lower","upper","velocity","effort"].filter(o=>i[o]!==null);r.length&&s.push(`limits=iso.Limits(${r.map(o=>`${o}=${ss(i[o])}`).join(", ")})`);for(let o of["viscous","rotor_inertia","stiffness","rest"])i[o]&&s.push(`${o}=${ss(i[o])}`);i.gear_ratio!==1&&s.push(`gear_ratio=${ss(i.gear_ratio)}`);for(let o of["coulomb","static"])i[o].some(Boolean)&&s.push(`${o}=(${i[o].map(ss).join(", ")})`);return i.passive&&s.push("passive=True"),s.push(`joint_name=${Cu(i.name)}`,`link_name=${Cu(i.link)}`),`    dict(${s.join(", ")}),`}),t=["base","tool"].filter(i=>n[i].some((s,r)=>s!==Mi[r]));return["rows = [",...e,"]",`robot = iso.Robot.from_dh(rows, convention=${Cu(n.convention)}, name=${Cu(n.name||"robot")}, gravity=${Ft(n.gravity)}${t.map(i=>`, ${i}=${IA(n[i])}`).join("")})`]}var tn=(...n)=>[lo(),...n].join(`
`)+`
`;var er=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];function co(n,e){return[n[0],n[1],n[2],e[0],n[3],n[4],n[5],e[1],n[6],n[7],n[8],e[2],0,0,0,1]}function nn(n){return[n[0],n[1],n[2],n[4],n[5],n[6],n[8],n[9],n[10]]}function We(n){return[n[3],n[7],n[11]]}function gt(n,e){let t=new Array(16).fill(0);for(let i=0;i<3;i++)for(let s=0;s<4;s++)t[4*i+s]=n[4*i]*e[s]+n[4*i+1]*e[4+s]+n[4*i+2]*e[8+s]+(s===3?n[4*i+3]:0);return t[15]=1,t}function uo(n){let e=kr(nn(n));return co(e,sn(Wo(e,We(n)),-1))}function wt(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2]+n[3],n[4]*e[0]+n[5]*e[1]+n[6]*e[2]+n[7],n[8]*e[0]+n[9]*e[1]+n[10]*e[2]+n[11]]}function Wo(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2],n[3]*e[0]+n[4]*e[1]+n[5]*e[2],n[6]*e[0]+n[7]*e[1]+n[8]*e[2]]}function Vs(n,e){let t=[];for(let i=0;i<3;i++)for(let s=0;s<3;s++)t.push(n[3*i]*e[s]+n[3*i+1]*e[3+s]+n[3*i+2]*e[6+s]);return t}function kr(n){return[n[0],n[3],n[6],n[1],n[4],n[7],n[2],n[5],n[8]]}function ci(n,e){return Array.from(n,(t,i)=>t+e[i])}function Rn(n,e){return Array.from(n,(t,i)=>t-e[i])}function sn(n,e){return Array.from(n,t=>t*e)}function Kn(n,e){let t=0;for(let i=0;i<n.length;i++)t+=n[i]*e[i];return t}function qo(n,e){return[n[1]*e[2]-n[2]*e[1],n[2]*e[0]-n[0]*e[2],n[0]*e[1]-n[1]*e[0]]}function Dt(n){return Math.sqrt(Kn(n,n))}function bd(n,e){let[t,i,s]=[n[0],n[1],n[2]],r=Math.cos(e),o=Math.sin(e),a=1-r;return[r+t*t*a,t*i*a-s*o,t*s*a+i*o,i*t*a+s*o,r+i*i*a,i*s*a-t*o,s*t*a-i*o,s*i*a+t*o,r+s*s*a]}function Ra(n){let e=[n[0],n[4],n[8]],t=[0,1,2].map(u=>1+e[u]-e[(u+1)%3]-e[(u+2)%3]);t.push(1+e[0]+e[1]+e[2]);let i=(u,h)=>n[3*u+h],s=t.indexOf(Math.max(...t)),r=[0,0,0,0];for(let u=0;u<3;u++){let[h,d]=[(u+1)%3,(u+2)%3];s===3?r[u]=i(d,h)-i(h,d):s===u&&(r[u]=t[u],r[h]=i(u,h)+i(h,u),r[d]=i(u,d)+i(d,u),r[3]=i(d,h)-i(h,d))}s===3&&(r[3]=t[3]);let o=Math.sqrt(Kn(r,r)),a=Math.abs(r[3])/o,l=r.slice(0,3).map(u=>(r[3]<0?-1:1)*u/o),c=Dt(l);return c>0?sn(l,2*Math.atan2(c,a)/c):[0,0,0]}function Md(n,e){let t=e.length,i=new Float64Array(t*t);for(let r=0;r<t;r++)for(let o=0;o<=r;o++){let a=n[t*r+o];for(let l=0;l<o;l++)a-=i[t*r+l]*i[t*o+l];if(r===o){if(!(a>0))return null;i[t*r+r]=Math.sqrt(a)}else i[t*r+o]=a/i[t*o+o]}let s=Array.from(e);for(let r=0;r<t;r++){for(let o=0;o<r;o++)s[r]-=i[t*r+o]*s[o];s[r]/=i[t*r+r]}for(let r=t-1;r>=0;r--){for(let o=r+1;o<t;o++)s[r]-=i[t*o+r]*s[o];s[r]/=i[t*r+r]}return s}function Gl(n,e){let t=Array.from(n),i=Array.from({length:e*e},(r,o)=>o%(e+1)===0?1:0);for(let r=0;r<60;r++){let o=0,a=0;for(let l=0;l<e;l++){a+=t[e*l+l]**2;for(let c=0;c<l;c++)o+=t[e*l+c]**2}if(!(o>1e-32*a))break;for(let l=0;l<e-1;l++)for(let c=l+1;c<e;c++){let u=t[e*l+c];if(u===0)continue;let h=(t[e*c+c]-t[e*l+l])/(2*u),d=(h>=0?1:-1)/(Math.abs(h)+Math.sqrt(h*h+1)),f=1/Math.sqrt(d*d+1),g=d*f;for(let _=0;_<e;_++){let[m,v]=[t[e*_+l],t[e*_+c]];t[e*_+l]=f*m-g*v,t[e*_+c]=g*m+f*v}for(let _=0;_<e;_++){let[m,v]=[t[e*l+_],t[e*c+_]];t[e*l+_]=f*m-g*v,t[e*c+_]=g*m+f*v}for(let _=0;_<e;_++){let[m,v]=[i[e*_+l],i[e*_+c]];i[e*_+l]=f*m-g*v,i[e*_+c]=g*m+f*v}}}let s=Array.from({length:e},(r,o)=>o).sort((r,o)=>t[e*r+r]-t[e*o+o]);return{values:s.map(r=>t[e*r+r]),vectors:s.map(r=>Array.from({length:e},(o,a)=>i[e*a+r]))}}function Ru(n,e){if(e<0)return[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];let t=12*e;return[n[t],n[t+1],n[t+2],n[t+9],n[t+3],n[t+4],n[t+5],n[t+10],n[t+6],n[t+7],n[t+8],n[t+11],0,0,0,1]}function Sd(n,e){let{fields:t,numbers:i,parents:s}=n,r=i.length/s.length,o=new Float64Array(12*s.length);return s.forEach((a,l)=>{let c=r*l,u=_=>i.slice(c+t[_][0],c+t[_][0]+t[_][1]),h=e[l]+u("offset")[0],d=gt(Ru(o,a),co(u("R"),u("p"))),f=n.turns[l]?co(bd([0,0,1],h),[0,0,0]):co([1,0,0,0,1,0,0,0,1],[0,0,h]),g=gt(d,f);o.set([...nn(g),...We(g)],12*l)}),o}function bs(n,e,t){let{body:i,frame:s}=n.links[t];return gt(Ru(e,i),s)}function Pu(n){return n.links.findIndex(e=>e.name===n.tip)}function O_(n,e){let t=[];for(let i=e;i>=0;i=n.parents[i])t.push(i);return t}function U_(n,e,t){let i=Ru(e,t);return{axis:Wo(nn(i),n.axes.slice(3*t,3*t+3)),point:We(i)}}function Iu(n,e,t,i){let s=n.n,r=new Float64Array(6*s);for(let o of O_(n,t)){let{axis:a,point:l}=U_(n,e,o),c=n.turns[o],u=c?qo(a,Rn(i,l)):a;for(let h=0;h<3;h++)r[h*s+o]=u[h],r[(h+3)*s+o]=c?a[h]:0}return r}function B_(n,e,t,i,s){let r=new Array(n.n).fill(0);for(let o of O_(n,t)){let{axis:a,point:l}=U_(n,e,o);r[o]=n.turns[o]?Kn(qo(a,Rn(i,l)),s):Kn(a,s)}return r}var Wl=class n{constructor(e,t,i){this.module=i;this.manifest=e,this.functions=t.exports;let s=t.exports.memory;for(let[r,o]of Object.entries(e.arrays))this.views.set(r,new Float64Array(s.buffer,o.offset,o.size))}module;manifest;views=new Map;functions;static async load(e){let t=await WebAssembly.compile(e),[i]=WebAssembly.Module.customSections(t,"isodyn");if(!i)throw new Error("these kernels have no manifest: the file is no kernel set of isodyn, or it was cut off");let s=JSON.parse(new TextDecoder().decode(i));return new n(s,await WebAssembly.instantiate(t,{}),t)}section(e){let[t]=WebAssembly.Module.customSections(this.module,e);return t?JSON.parse(new TextDecoder().decode(t)):null}has(e){return e in this.manifest.functions}holds(e){return this.views.has(e)}array(e){let t=this.views.get(e);if(!t)throw new Error(`no array is called "${e}"; there are ${[...this.views.keys()].join(", ")}`);return t}set(e){for(let[t,i]of Object.entries(e)){let s=this.views.get(t);if(s){if(i.length!==s.length)throw new Error(`"${t}" takes ${s.length} numbers, and ${i.length} came`);s.set(i)}}return this}run(e){let t=this.functions[e];if(!this.has(e)||!t)throw new Error(`no kernel is called "${e}"; there are ${Object.keys(this.manifest.functions).join(", ")}`);return t(),this}call(e,t={}){return this.set(t).run(e),this.array(this.manifest.functions[e].outputs[0]).slice()}};var G_={R:9,p:3,offset:1,mass:1,com:3,inertia:6,armature:1,viscous:1,coulomb:2,static:2,stiffness:1,rest:1,lower:1,upper:1},z_=1e300,LA=[[1,0],[0,1],[-1,0],[0,-1]];function W_(n){let e=Math.round(n/(Math.PI/2));return Math.abs(n-e*(Math.PI/2))<=4e-16*Math.max(1,Math.abs(n))?LA[(e%4+4)%4]:[Math.cos(n),Math.sin(n)]}function Pa(n){let[e,t]=W_(n);return co([e,-t,0,t,e,0,0,0,1],[0,0,0])}function Lr(n){let[e,t]=W_(n);return co([1,0,0,0,e,-t,0,t,e],[0,0,0])}function Ms(n,e,t){return co([1,0,0,0,1,0,0,0,1],[n,e,t])}function ku(n,e){if(n.convention==="standard")return[e.joint==="P"?Pa(e.theta):[...er],gt(gt(Ms(0,0,e.joint==="P"?0:e.d),Ms(e.a,0,0)),Lr(e.alpha))];let t=gt(Lr(e.alpha),Ms(e.a,0,0));return[gt(t,e.joint==="P"?Pa(e.theta):Ms(0,0,e.d)),[...er]]}function wd(n){return[n[0],n[3],n[4],n[3],n[1],n[5],n[4],n[5],n[2]]}function r0(n){return[[0,0],[1,1],[2,2],[0,1],[0,2],[1,2]].map(([e,t])=>(n[3*e+t]+n[3*t+e])/2)}function V_(n,e){return Vs(Vs(e,n),kr(e))}function DA(n,e,t){let i=Kn(t,t);return Array.from(n,(s,r)=>s+e*((r%4===0?i:0)-t[Math.floor(r/3)]*t[r%3]))}function NA(n,e){if(e.mass===0&&e.inertia.every(r=>r===0))return n;let t=n.mass+e.mass,i=t!==0?sn(ci(sn(n.com,n.mass),sn(e.com,e.mass)),1/t):n.com,s=[n,e].map(r=>DA(r.inertia,r.mass,Rn(r.com,i)));return{mass:t,com:i,inertia:ci(s[0],s[1])}}function Td(n){let e=n.rows[n.rows.length-1],t=gt(ku(n,e)[1],n.tool);return[...nn(t),...We(t)]}function Lu(n){let e=[...n.base];return n.rows.flatMap((t,i)=>{let[s,r]=ku(n,t),o=gt(e,s);e=r;let a=nn(r),l={mass:t.mass,com:wt(r,t.com),inertia:V_(wd(t.inertia),a)};if(i===n.rows.length-1){let u=gt(r,n.tool),{payload:h}=n;l=NA(l,{mass:h.mass,com:wt(u,h.com),inertia:V_(wd(h.inertia),nn(u))})}let c={R:nn(o),p:We(o),offset:[t.joint==="R"?t.theta:t.d],mass:[l.mass],com:l.com,inertia:r0(l.inertia),armature:[t.gear_ratio**2*t.rotor_inertia],viscous:[t.viscous],coulomb:t.coulomb,static:t.static,stiffness:[t.stiffness],rest:[t.rest],lower:[t.lower??-z_],upper:[t.upper??z_]};return Object.keys(G_).flatMap(u=>[...c[u]])})}function FA(n){let e=n.rows.flatMap((t,i)=>t.passive?[i+1]:[]);return n.rows.map(t=>t.joint).join("")+(e.length?`-passive-${e.join("_")}`:"")}function o0(n){let e=n.rows.length,t=e<=10,i=u=>u.joint==="R"?"rad":"m",s=[{name:"base",body:-1,frame:[...er],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:n.shapes},...n.rows.map((u,h)=>({name:u.link,body:h,frame:ku(n,u)[1],mass:u.mass,com:[...u.com],inertia:[...u.inertia],shapes:u.shapes}))],r=H_(n.base)?"base":"base_dh",o=n.rows[e-1]?.link??"";if(!H_(n.tool)){let{payload:u}=n;s.push({name:"tool",body:e-1,frame:gt(s[e].frame,n.tool),mass:u.mass,com:[...u.com],inertia:[...u.inertia],shapes:[]}),o="tool"}let a=n.rows.map((u,h)=>({name:u.name,type:u.joint==="R"?"revolute":"prismatic",parent:h?s[h].name:r,child:u.link,q:h,nq:1,v:h,nv:1,body:h,passive:u.passive,lower:[u.lower],upper:[u.upper],velocity:[u.velocity],effort:[u.effort]}));r!=="base"&&s.splice(1,0,{name:r,body:-1,frame:[...n.base],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:[]});let l=0,c=Object.fromEntries(Object.entries(G_).map(([u,h])=>(l+=h,[u,[l-h,h]])));return{name:n.name,key:t?FA(n):"",editable:t,n:e,nq:e,positions:n.rows.map(u=>u.name),position_units:n.rows.map(i),velocities:n.rows.map(u=>u.name),effort_units:n.rows.map(u=>u.joint==="R"?"N m":"N"),joints:a,links:OA(n)?s:UA(n,s),loops:[],parents:n.rows.map((u,h)=>h-1),turns:n.rows.map(u=>u.joint==="R"),axes:n.rows.flatMap(()=>[0,0,1]),fields:t?c:{},numbers:t?Lu(n):[],gravity:[...n.gravity],neutral:new Array(e).fill(0),dry:n.rows.some(u=>[...u.coulomb,...u.static].some(h=>h!==0)),tip:o}}function H_(n){return er.every((e,t)=>n[t]===e)}function OA(n){return n.shapes.length>0||n.rows.some(e=>e.shapes.length>0)}function UA(n,e){let t=n.rows.map((s,r)=>{let o=We(uo(ku(n,s)[1])),a=n.rows[r+1];return[o,a?We(ku(n,a)[0]):We(n.tool)]}),i=t.reduce((s,[r,o])=>s+Dt(Rn(o,r)),0)||1;return e.map(s=>{let r=t[n.rows.findIndex(a=>a.link===s.name)];if(!r||Dt(Rn(r[1],r[0]))<1e-9*i)return s;let o={kind:"capsule",ends:[...r[0],...r[1]],radius:.035*i,size:[],frame:[],mesh:""};return{...s,shapes:[o]}})}function Ed(n,e,t){let i=e.theta+(e.joint==="R"?t:0),s=e.d+(e.joint==="P"?t:0),r={theta:{name:"theta",value:i,frame:Pa(i)},d:{name:"d",value:s,frame:Ms(0,0,s)},a:{name:"a",value:e.a,frame:Ms(e.a,0,0)},alpha:{name:"alpha",value:e.alpha,frame:Lr(e.alpha)}};return n==="standard"?[r.theta,r.d,r.a,r.alpha]:[r.alpha,r.a,r.theta,r.d]}var BA=(n,e,t)=>Ed(n.convention,n.rows[e],t).reduce((i,s)=>gt(i,s.frame),Mi);function ql(n,e){let t=[[...n.base]];return n.rows.forEach((i,s)=>t.push(gt(t[s],BA(n,s,e[s]??0)))),[...t,gt(t[t.length-1],n.tool)]}function Cd(n){let e=Math.hypot(...n);return e>1e-9?n.map(t=>-t/e||0):[0,0,1]}function zA(n){let e=n.rows.reduce((t,i)=>t+Math.abs(i.a)+Math.max(Math.abs(i.d),i.joint==="P"?Math.abs(i.d+(i.upper??0)):0),0);return Math.max(e+Math.hypot(...We(n.tool)),.001)}function Rd(n){let e=n.rows.length,t=zA(n),i=m=>t*(.043-.021*Math.min(1,m/Math.max(e,4))),s=[{name:"base",parts:[],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}],r=[],o=n.convention==="standard",a=Array.from({length:e+1},()=>[]),l=(m,v,y,w,b)=>{Math.hypot(y[0]-v[0],y[1]-v[1],y[2]-v[2])>.25*b&&a[m].push({kind:"limb",from:v,to:y,r0:w,r1:b,tone:"body"})};n.rows.forEach((m,v)=>{let[y,w]=[i(v),i(v+1)],[b,C]=[Math.cos(m.alpha),Math.sin(m.alpha)];if(o){let S=[-m.a,-m.d*C,-m.d*b],x=[-m.a,0,0],A=[0,C,b];if(m.joint==="R")c(v,v+1,[0,0,0],S,A,y),l(v+1,S,x,.74*y,.7*(m.a?y:w)),l(v+1,x,[0,0,0],.74*y,.74*w),Math.abs(m.a)>w&&Math.abs(m.d)>y&&a[v+1].push({kind:"ball",at:x,radius:.78*y,tone:"body"});else{u(v,[0,0,0],[0,0,1],m,y);let O=(m.upper??.3*t)-(m.lower??0);a[v+1].push({kind:"beam",from:x.map((N,k)=>N-O*A[k]),to:x,width:1*y,tone:"body"}),l(v+1,x,[0,0,0],.6*y,.74*w)}}else{let S=[m.a,0,0],x=[0,-C,b];if((v>0||m.a)&&l(v,[0,0,0],S,.74*i(v),.74*y),m.joint==="R")c(v,v+1,S,[0,0,-m.d],[0,0,1],y,x),l(v+1,[0,0,-m.d],[0,0,0],.74*y,.7*y);else{u(v,S,x,m,y);let A=(m.upper??.3*t)-(m.lower??0);a[v+1].push({kind:"beam",from:[0,0,-A],to:[0,0,0],width:1*y,tone:"body"})}}r.push({name:m.name,type:m.joint==="R"?"revolute":"prismatic",link:v,child:v+1,frame:o?[...Mi]:gt(Lr(m.alpha),Ms(m.a,0,0))})});function c(m,v,y,w,b,C,S=[0,0,1]){a[m].push({kind:"drum",at:y,axis:S,radius:C,length:1.7*C,tone:"joint"}),a[v].push({kind:"drum",at:w,axis:b,radius:.86*C,length:2.15*C,tone:"accent"})}function u(m,v,y,w,b){let C=v.map((x,A)=>x+y[A]*Math.min(0,w.d)-y[A]*.9*b),S=v.map((x,A)=>x+y[A]*(Math.max(w.d,0)*.35+.9*b));a[m].push({kind:"beam",from:C,to:S,width:1.75*b,tone:"joint"})}let h=i(e),d=We(n.tool),f=[n.tool[2],n.tool[6],n.tool[10]];if(Math.hypot(...d)>.5*h&&l(e,[0,0,0],d,.5*h,.4*h),g()>2.2*h?a[e].push({kind:"ball",at:d,radius:.72*h,tone:"accent"}):a[e].push({kind:"drum",at:d.map((m,v)=>m-.2*h*f[v]),axis:f,radius:.62*h,length:.5*h,tone:"joint"}),n.payload.mass>0){let m=Math.min(.11*t,Math.max(.02*t,.5*Math.cbrt(n.payload.mass/2700)));a[e].push({kind:"ball",at:wt(n.tool,n.payload.com),radius:m,tone:"foot"})}function g(){return Math.abs(n.rows[e-1].a)}n.rows.forEach((m,v)=>s.push({name:m.link,parts:[],mass:m.mass,com:m.com,inertia:m.inertia})&&(s[v].parts=a[v])),s[e].parts=a[e];let _=Cd(n.gravity);if(s[0].parts.push(...VA(n,_,i(0))),n.shapes.length||n.rows.some(m=>m.shapes.length)){let m=uo(n.base);s[0].parts=n.shapes.map(v=>HA(a0(v,"foot"),m)),n.rows.forEach((v,y)=>s[y+1].parts=v.shapes.map(w=>a0(w,y%2?"body":"accent")))}return{links:s,joints:r,tip:{link:e,frame:[...n.tool]},reach:t,up:_}}function VA(n,e,t){let i=[0,0,1],[s,r,o]=[n.base[2],n.base[6],n.base[10]];return Math.abs(s*e[0]+r*e[1]+o*e[2])>.9?[{kind:"drum",at:[0,0,-.7*t],axis:i,radius:1.65*t,length:.6*t,tone:"foot"}]:[{kind:"drum",at:[0,0,-1.35*t],axis:i,radius:1.3*t,length:.9*t,tone:"foot"}]}function a0(n,e){let t=n.frame.length?n.frame:[...Mi],i=[t[2],t[6],t[10]];switch(n.kind){case"capsule":return{kind:"limb",from:n.ends.slice(0,3),to:n.ends.slice(3,6),r0:n.radius,r1:n.radius,tone:e==="foot"?"foot":"body"};case"cylinder":return{kind:"drum",at:We(t),axis:i,radius:n.radius,length:n.size[0],tone:e};case"sphere":return{kind:"ball",at:We(t),radius:n.radius,tone:e};case"ellipsoid":return{kind:"ellipsoid",frame:t,size:n.size,tone:e};case"mesh":return{kind:"mesh",frame:t,size:n.size,mesh:n.mesh,tone:e==="accent"?"body":e};default:return{kind:"box",frame:t,size:n.size,tone:e}}}function HA(n,e){let t=i=>wt(e,i).map((s,r)=>s-e[4*r+3]);switch(n.kind){case"limb":case"beam":return{...n,from:wt(e,n.from),to:wt(e,n.to)};case"drum":return{...n,at:wt(e,n.at),axis:t(n.axis)};case"ball":return{...n,at:wt(e,n.at)};default:return{...n,frame:gt(e,n.frame)}}}function q_(n,e){let t=n.links.map((a,l)=>({name:a.name,mass:a.mass,com:a.com,inertia:a.inertia,parts:a.shapes.map(c=>a0(c,a.body<0?"foot":l%2?"body":"accent"))})),i=n.joints.filter(a=>a.nv===1).map(a=>{let l=n.links.findIndex(u=>u.name===a.child),c=n.axes.slice(3*a.body,3*a.body+3);return{name:a.name,type:a.type,link:l,child:l,frame:gt(uo(n.links[l].frame),GA(c))}}),s=a=>t[a].parts.flatMap(l=>l.kind==="limb"?[l.r0]:[]),r=t.map((a,l)=>s(l));for(let{link:a,frame:l}of i){let c=r[a].length?r[a]:r.flat();if(!c.length)continue;let u=Math.min(1.25*Math.min(...c),.06*e);t[a].parts.push({kind:"drum",at:We(l),axis:[l[2],l[6],l[10]],radius:u,length:1.9*u,tone:"joint"})}let o=n.links.findIndex(a=>a.name===n.tip);return{links:t,joints:i,tip:{link:o,frame:[...Mi]},reach:e,up:Cd(n.gravity)}}function GA(n){let e=n.map(a=>a/(Math.hypot(...n)||1)),t=Math.abs(e[0])<.8?[1,0,0]:[0,1,0],i=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]],s=Math.hypot(...i),r=i.map(a=>a/s),o=[r[1]*e[2]-r[2]*e[1],r[2]*e[0]-r[0]*e[2],r[0]*e[1]-r[1]*e[0]];return[o[0],r[0],e[0],0,o[1],r[1],e[1],0,o[2],r[2],e[2],0,0,0,0,1]}function l0(n){let e=Math.hypot(n[0],n[4]),t=i=>Math.abs(i)<1e-15?0:i;return e>1e-9?[Math.atan2(n[9],n[10]),Math.atan2(-n[8],e),Math.atan2(n[4],n[0])].map(t):[Math.atan2(-n[6],n[5]),Math.atan2(-n[8],e),0].map(t)}function $_([n,e,t],i){let s=[Math.cos(e),0,Math.sin(e),0,0,1,0,0,-Math.sin(e),0,Math.cos(e),0,0,0,0,1],r=gt(gt(Pa(t),s),Lr(n)).map(o=>Math.abs(o)<1e-16?0:o);return[r[3],r[7],r[11]]=i,r}var d0={};Z1(d0,{SPEEDS:()=>Ia,duration:()=>ho,film:()=>$t,filmed:()=>u0,followTime:()=>h0,live:()=>$l,loop:()=>rs,playing:()=>Ri,sampleAt:()=>c0,seek:()=>os,show:()=>Oi,speed:()=>Ss,stepBy:()=>ka,time:()=>on,toggle:()=>Du});var $t=pe(null),$l=pe(null),on=pe(0),Ri=pe(!1),Ss=pe(1),rs=pe(!0),ho=Fe(()=>$t.value?.t.length?$t.value.t[$t.value.t.length-1]:0),Ia=[.1,.25,.5,1,2,4];function c0(n,e){let t=0,i=n.length-1;for(;t<i;){let s=t+i+1>>1;n[s]<=e?t=s:i=s-1}return t}var u0=Fe(()=>{let n=$t.value;if(!n?.t.length)return[];let e=c0(n.t,on.value),t=Math.min(e+1,n.t.length-1),i=t>e?Math.min(1,Math.max(0,(on.value-n.t[e])/(n.t[t]-n.t[e]))):0;return n.q.map(s=>s[e]+i*(s[t]-s[e]))});function Oi(n){Zs(()=>{(!n||n.title!==$t.peek()?.title)&&(on.value=0,Ri.value=!1),$t.value=n,n&&(on.value=Math.min(on.peek(),n.t[n.t.length-1]??0))})}function Du(){$t.peek()&&(!Ri.peek()&&on.peek()>=ho.peek()&&(on.value=0),Ri.value=!Ri.peek())}var os=n=>{on.value=Math.min(Math.max(n,0),ho.peek())};function ka(n){let e=$t.peek();if(!e)return;Ri.value=!1;let t=Math.max(1,Math.round(e.t.length/200)),i=c0(e.t,on.peek()+1e-12);on.value=e.t[Math.min(Math.max(i+n*t,0),e.t.length-1)]}function h0(){let n=0,e=Lt(()=>{if(cancelAnimationFrame(n),!Ri.value)return;let t=performance.now(),i=s=>{let r=on.peek()+Ss.peek()*(s-t)/1e3;t=s,r<ho.peek()?on.value=r:rs.peek()?on.value=0:(on.value=ho.peek(),Ri.value=!1),Ri.peek()&&(n=requestAnimationFrame(i))};n=requestAnimationFrame(i)});return()=>(cancelAnimationFrame(n),e())}function Xl(n){let e=typeof document>"u"?null:document.getElementById(`isodyn-${n}`);return e?.textContent?JSON.parse(e.textContent):null}var ui=Xl("home")?.home??(typeof location<"u"&&location.protocol.startsWith("http")?"served":"file"),Ji=pe(ui==="served"?"starting":"none"),p0=pe(null),Nu=pe(null),ws=Fe(()=>Ji.value==="connected"),Da=Fe(()=>{switch(Ji.value){case"none":return ui==="notebook"?"In a notebook: everything here is computed in the page.":"No server: everything here is computed in the page.";case"starting":return"Looking for the server …";case"connected":return`Connected to isodyn ${p0.value?.version??""} on this computer.`;case"lost":return"The server has gone. The page goes on computing, and takes it up again when it is back.";case"link":return"The server does not know this page: open it by the link that “isodyn workbench” printed."}}),La=class extends Error{constructor(t){super(t.text);this.problem=t}problem},qA={error:"absent",text:"This needs the server: start it with “isodyn workbench” and open this document there."};async function Na(n,e={}){if(ui!=="served")throw new La(qA);let t;try{t=await fetch(n,{credentials:"same-origin",cache:"no-store",...e})}catch{throw Ji.peek()==="connected"&&(Ji.value="lost"),new La({error:"lost",text:Da.peek()})}if(t.ok)return await t.json();let i;try{i=await t.json()}catch{i={error:String(t.status),text:`The server answered ${t.status} ${t.statusText}.`}}throw i.error==="link"&&(Ji.value="link"),new La(i)}var Y_=n=>({method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(n)}),$A=4e3;function J_(n){if(ui!=="served")return()=>{};let e=0,t=!1,i=async()=>{try{let s=await Na("api/hello");p0.peek()?.session!==s.session&&(Nu.value=null),p0.value=s,Ji.value="connected",t||n(s),t=!0}catch{Ji.peek()==="starting"&&(Ji.value="lost")}e=window.setTimeout(i,$A)};return i(),()=>clearTimeout(e)}async function j_(){return Nu.value??=await Na("api/offers"),Nu.value}var m0=Xl("library")??[];async function K_(){return ui==="served"?Na("api/library"):m0.map(n=>n.row)}async function Fu(n){let e=m0.find(t=>t.row.name===n);return e?e.opened:Na(`api/library/${encodeURIComponent(n)}`)}var Z_=n=>Na(`api/open?name=${encodeURIComponent(n.name)}`,{method:"POST",headers:{"Content-Type":"application/octet-stream"},body:n}),g0=n=>Na("api/model",Y_(n));async function Q_(n){let{model:e}=n,t=s=>s.kind==="source"&&e.kind==="source"?s.toml===e.toml:JSON.stringify(s)===JSON.stringify(e),i=m0.find(s=>t(s.opened.model));if(i)return i.opened.structure;try{return(await g0(n.model)).structure}catch{return null}}var X_=n=>Uint8Array.from(atob(n),e=>e.charCodeAt(0)),f0=new Map;function Fa(n,e,t="dynamics"){let i=`${n}.${t}`,s=f0.get(i);return s||(s=YA(n,e,t),f0.set(i,s),s.catch(()=>f0.delete(i))),s}async function XA(n){if(n[0]!==31||n[1]!==139)return n;let e=new Blob([n]).stream().pipeThrough(new DecompressionStream("gzip"));return new Uint8Array(await new Response(e).arrayBuffer())}async function YA(n,e,t){let i=`${n}.${t}`,s=Xl("kernels")?.[i];if(s)return XA(X_(s));if(ui==="docs"||ui==="served"){let r=await fetch(`kernels/${encodeURIComponent(i)}.wasm`,{credentials:"same-origin"}).catch(()=>null);if(r?.status===200)return new Uint8Array(await r.arrayBuffer())}if(ui==="served"){let r=(await v0("kernels",e,{key:n,set:t}).done).files[0];if(r?.base64)return X_(r.base64)}throw new Error(`Kernels for joints ${n} are not in this page. Start “isodyn workbench” and open this document there: it makes them in seconds, and the file that it exports has them.`)}function v0(n,e,t={}){let i=pe({share:-1,text:"Starting …"}),s="",r=!1,o=null,a=()=>{s&&fetch(`api/jobs/${s}`,{method:"DELETE",credentials:"same-origin"}).catch(()=>{})};return{kind:n,progress:i,done:(async()=>(s=(await Na("api/jobs",Y_({kind:n,document:e,options:t}))).id,r&&a(),new Promise((c,u)=>{o=new EventSource(`api/jobs/${s}/events`),o.addEventListener("progress",h=>i.value=JSON.parse(h.data)),o.addEventListener("done",h=>(o?.close(),c(JSON.parse(h.data)))),o.addEventListener("failed",h=>(o?.close(),u(new La(JSON.parse(h.data))))),o.onerror=()=>{o?.readyState!==EventSource.CLOSED&&Ji.peek()!=="lost"||(o?.close(),u(new La({error:"lost",text:"The server went away in the middle of this."})))}})))(),cancel:()=>(r=!0,i.value={share:-1,text:"Ending …"},a())}}var Pd=pe({}),_0=n=>n.kind==="source"?n.toml:JSON.stringify(n),x0=n=>n.kind==="dh"&&n.rows.length<=10,Ua=(n,e)=>{x0(n)||(Pd.value={...Pd.value,[_0(n)]:e})},He=Fe(()=>{let n=rt.value;if(n.kind==="dh"&&x0(n))return o0(n);let e=Pd.value[_0(n)];return e?{...e,gravity:n.gravity}:n.kind==="dh"?o0(n):null}),y0=Fe(()=>He.value?.key??""),Oa=pe({key:"",kernels:null,problem:""}),$o=Fe(()=>He.value&&!y0.value&&Ji.value!=="connected"?`Arms of more than ${10} joints have kernels of their own, which “isodyn workbench” makes: open this document there.`:Oa.value.key===y0.value?Oa.value.problem:""),Zt=Fe(()=>{let n=He.value,{kernels:e,key:t}=Oa.value;if(!n||!e||t!==n.key)return null;let i=rt.value;return n.editable&&i.kind==="dh"&&e.set({numbers:n.numbers,gravity:i.gravity,tip:Td(i)}),e});function ex(){let n=[Lt(()=>{let e=rt.value;!x0(e)&&!Pd.value[_0(e)]&&Q_(Un.peek()).then(t=>t&&Ua(e,t))}),Lt(()=>{let e=y0.value;if(!e||Oa.peek().key===e)return;Oa.value={key:e,kernels:null,problem:""};let t=(i,s)=>{Oa.peek().key===e&&(Oa.value={key:e,kernels:i,problem:s})};Fa(e,Un.peek()).then(i=>Wl.load(i)).then(i=>t(i,""),i=>t(null,i.message))})];return()=>n.forEach(e=>e())}function Yl(n){let e=He.peek();return!e||n.length!==e.nq?null:e.editable?Sd(e,n):Zt.peek()?.has("frames")?Zt.peek().call("frames",{q:Float64Array.from(n)}):null}function Jl(n){let e=rt.value;if(e.kind==="dh")return ql(e,n).slice(0,e.rows.length+1);let t=He.value;if(!t)return[];let i=(t.editable||Zt.value)&&Yl(n);return t.links.map((s,r)=>i?bs(t,i,r):gt(Ru([],-1),er))}var JA=Fe(()=>{let n=He.value;if(!n||rt.value.kind==="dh")return 1;let e=Jl(n.neutral);return Math.max(.1,...e.map((t,i)=>Math.hypot(...We(t))+Math.max(0,...n.links[i].shapes.map(s=>s.ends.length?Math.hypot(s.ends[3]-s.ends[0],s.ends[4]-s.ends[1],s.ends[5]-s.ends[2]):0))))}),As=Fe(()=>{let n=rt.value;if(n.kind==="dh")return Rd(n);let e=He.value;if(!e)return null;let t=Cd(n.gravity),i={...q_(e,JA.value),up:t},s=Jl(e.neutral).flatMap((r,o)=>i.links[o].parts.flatMap(a=>{let l=(c,u)=>wt(r,c).reduce((h,d,f)=>h+d*t[f],0)-u;return a.kind==="limb"?[l(a.from,a.r0),l(a.to,a.r1)]:a.kind==="ball"||a.kind==="drum"?[l(a.at,a.radius)]:"frame"in a?[l(We(a.frame),Math.hypot(...a.size)/2)]:[]}));return{...i,ground:s.length?Math.min(...s):0}}),Id=Fe(()=>$l.value??($t.value?u0.value:_t.value.q)),kd=Fe(()=>Jl(Id.value));function b0(n){let e=As.value,t=Jl(n);return e&&e.tip.link>=0&&t.length?gt(t[e.tip.link],e.tip.frame):[...er]}var Ld=Fe(()=>b0(Id.value));var Ba=[["system","As the system"],["light","Light"],["dark","Dark"],["projector","Projector"]],M0=typeof matchMedia>"u"?null:matchMedia("(prefers-color-scheme: dark)"),tx=pe(M0?.matches??!1);M0?.addEventListener("change",()=>tx.value=M0.matches);var za=Fe(()=>Pt.value.theme==="system"?tx.value?"dark":"light":Pt.value.theme),Dd=Fe(()=>za.value==="dark"),Nd=Fe(()=>za.value==="projector"?1.5:1),nx=()=>typeof matchMedia<"u"&&matchMedia("(prefers-reduced-motion: reduce)").matches,ix=()=>{let n=Ba.findIndex(([e])=>e===Pt.peek().theme);vn({theme:Ba[(n+1)%Ba.length][0]})},sx=()=>Lt(()=>{document.documentElement.dataset.theme=za.value});var jA=Symbol.for("pv"),KA=0;function p(n,e,t,i,s,r){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:jA,__v:--KA,__i:-1,__u:0};return(s||r)&&(c.__source=s,c.__self=r),Nt.vnode&&Nt.vnode(c),c}var rx={start:"M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",model:"M4 5h16v14H4zM4 10h16M10 10v9",pose:"M5 20l4-8 7-2M9 12a1.8 1.8 0 1 0 0-.1M16.5 10a1.8 1.8 0 1 0 0-.1M3 20h6M18 8.5l2.5-4",motion:"M3 18c5 0 5-12 9-12s4 12 9 12",dynamics:"M4 4v16h16V4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",simulation:"M7 4v16l13-8z",methods:"M5 20V10M10 20V4M15 20v-7M20 20V8",lessons:"M3 8l9-4 9 4-9 4zM7 10.5V16c2.5 2 7.5 2 10 0v-5.5M21 8v6",export:"M12 15V3M8 7l4-4 4 4M5 13v7h14v-7",undo:"M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",redo:"M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",search:"M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",share:"M17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.2 10.8l6.6-3.8M8.2 13.2l6.6 3.8",more:"M5 12h.01M12 12h.01M19 12h.01",close:"M6 6l12 12M18 6L6 18",check:"M5 12.5l4.5 4.5L19 7",plus:"M12 5v14M5 12h14",minus:"M5 12h14",trash:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",copy:"M9 9h11v11H9zM5 15H4V4h11v1",play:"M7 4v16l13-8z",pause:"M7 4h3.5v16H7zM13.5 4H17v16h-3.5z",first:"M6 5v14M19 5L9 12l10 7z",back:"M17 5L7 12l10 7z",next:"M7 5l10 7-10 7z",repeat:"M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3",down:"M6 9l6 6 6-6",up:"M6 15l6-6 6 6",right:"M9 6l6 6-6 6",eye:"M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",layers:"M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",camera:"M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",home:"M4 11l8-7 8 7M6 9.5V20h12V9.5",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5h.01",error:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v6M12 16.5h.01",note:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01",file:"M6 3h8l4 4v14H6zM14 3v4h4",open:"M3 19V5h6l2 3h10v11z",save:"M12 3v12M7.5 10.5L12 15l4.5-4.5M4 17v3h16v-3",sun:"M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",moon:"M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",screen:"M3 4h18v12H3zM9 20h6M12 16v4",system:"M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",target:"M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1v4M12 19v4M1 12h4M19 12h4",code:"M8 7l-5 5 5 5M16 7l5 5-5 5",chart:"M4 4v16h16M7 15l4-5 3 3 5-7",walk:"M4 20l5-5M9 15V8h6M15 8l5-4M4 20h.01M9 15h.01M15 8h.01",print:"M7 9V3h10v6M5 17H3V9h18v8h-2M7 14h10v7H7z",help:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.01"},ZA=new Set(["play","pause","simulation"]);function Pn({name:n,size:e=20}){return p("svg",{class:`icon${ZA.has(n)?" solid":n==="more"?" dots":""}`,viewBox:"0 0 24 24",width:e,height:e,"aria-hidden":"true",focusable:"false",children:p("path",{d:rx[n]??rx.help})})}var Ou=pe([]),QA=0;function dn(n,e="good",t){let i=++QA;Ou.value=[...Ou.peek().filter(s=>s.text!==n).slice(-2),{id:i,text:n,level:e,action:t}],e!=="error"&&setTimeout(()=>S0(i),t?9e3:5e3)}var S0=n=>{Ou.value=Ou.peek().filter(e=>e.id!==n)};function ox(){return p("div",{class:"toasts",role:"status","aria-live":"polite",children:Ou.value.map(n=>p("div",{class:`toast ${n.level}`,children:[p(Pn,{name:n.level==="good"?"check":n.level,size:18}),p("span",{children:n.text}),n.action&&p("button",{type:"button",class:"link",onClick:()=>(S0(n.id),n.action?.run()),children:n.action.title}),p("button",{type:"button",class:"icon-button","aria-label":"Close the message",onClick:()=>S0(n.id),children:p(Pn,{name:"close",size:16})})]},n.id))})}async function Ut(n,e){try{await navigator.clipboard.writeText(n)}catch{let t=Object.assign(document.createElement("textarea"),{value:n});document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}dn(`${e} copied.`)}function fo({label:n,icon:e,items:t,children:i,align:s="left"}){let r=hn(!1),o=qt(null),a=qt(null),l=qt(null),c=()=>[...a.current?.querySelectorAll("[role^=menuitem]:not([disabled])")??[]],u=(d=!0)=>(r.value=!1,d&&l.current?.focus());Qm(()=>{if(!r.value)return;c()[0]?.focus();let d=f=>!o.current?.contains(f.target)&&u(!1);return document.addEventListener("pointerdown",d,!0),()=>document.removeEventListener("pointerdown",d,!0)},[r.value]);let h=d=>{let f=c(),g=f.indexOf(document.activeElement),_=m=>(d.preventDefault(),f[(m+f.length)%f.length]?.focus());if(d.key==="ArrowDown")_(g+1);else if(d.key==="ArrowUp")_(g-1);else if(d.key==="Home")_(0);else if(d.key==="End")_(f.length-1);else if(d.key==="Escape")d.preventDefault(),d.stopPropagation(),u();else if(d.key==="Tab")u(!1);else if(/^\S$/.test(d.key)&&!d.ctrlKey&&!d.metaKey){let m=f.findIndex((v,y)=>y>g&&v.textContent?.trim().toLowerCase().startsWith(d.key.toLowerCase()));m>=0&&_(m)}};return p("div",{class:`menu-root ${s}`,ref:o,children:[p("button",{type:"button",ref:l,class:i===void 0?"icon-button":"button quiet","aria-label":i===void 0?n:void 0,"aria-haspopup":"menu","aria-expanded":r.value,title:i===void 0?n:void 0,onClick:()=>r.value=!r.value,onKeyDown:d=>d.key==="ArrowDown"&&(d.preventDefault(),r.value=!0),children:[e&&p(Pn,{name:e}),i!==void 0&&p("span",{children:i}),i!==void 0&&p(Pn,{name:"down",size:14})]}),r.value&&p("div",{class:"menu",role:"menu","aria-label":n,ref:a,onKeyDown:h,children:t().map(d=>p(st,{children:[d.apart&&p("div",{class:"menu-line",role:"separator"}),p("button",{type:"button",role:d.checked===void 0?"menuitem":"menuitemcheckbox","aria-checked":d.checked,tabIndex:-1,disabled:d.disabled,onClick:()=>(d.stay||u(),d.run()),children:[p(Pn,{name:d.checked?"check":d.checked===!1?"":d.icon??"",size:18}),p("span",{children:d.title}),d.keys&&p("kbd",{children:d.keys})]})]}))})]})}var w0=pe(null);function ax({text:n,keys:e,children:t}){let i=qt(0),s=qt(null),r=()=>{let l=s.current?.firstElementChild?.getBoundingClientRect();if(!l)return;let c=l.bottom>innerHeight-60;w0.value={text:n,keys:e,x:Math.min(Math.max(l.left+l.width/2,70),innerWidth-70),y:c?l.top-8:l.bottom+8,above:c}},o=l=>{l.pointerType==="mouse"&&(clearTimeout(i.current),i.current=window.setTimeout(r,450))},a=()=>{clearTimeout(i.current),w0.value=null};return St(()=>a,[]),p("span",{class:"tip-for",ref:s,onPointerEnter:o,onPointerLeave:a,onPointerDown:a,onFocusCapture:l=>l.target.matches(":focus-visible")&&r(),onBlurCapture:a,children:t})}function lx(){let n=w0.value,e=qt(null);return Qm(()=>{!e.current||!n||(e.current.style.left=`${n.x}px`,e.current.style.top=`${n.y}px`)}),n&&p("div",{class:n.above?"tip above":"tip",ref:e,"aria-hidden":"true",children:[n.text,n.keys&&p("kbd",{children:n.keys})]})}function $e({children:n,icon:e,onClick:t,kind:i="plain",disabled:s,title:r,pressed:o,expanded:a,small:l}){return p("button",{type:"button",class:`button ${i}${l?" small":""}`,onClick:t,disabled:s,title:r,"aria-pressed":o,"aria-expanded":a,children:[e&&p(Pn,{name:e,size:l?16:18}),n!==void 0&&p("span",{children:n})]})}function yn({icon:n,label:e,keys:t,onClick:i,disabled:s,pressed:r,expanded:o,size:a=20,kind:l=""}){return p(ax,{text:e,keys:t&&gs(t),children:p("button",{type:"button",class:`icon-button ${l}`,"aria-label":e,"aria-keyshortcuts":t?.replace("Mod","Control"),onClick:i,disabled:s,"aria-pressed":r,"aria-expanded":o,children:p(Pn,{name:n,size:a})})})}function Tt({title:n,hint:e,children:t,fold:i,open:s=!0,aside:r}){let o=Cr(),a=hn(cx.get(n)??s),l=()=>cx.set(n,a.value=!a.value);return p("section",{class:"section","aria-labelledby":o,children:[p("header",{class:"section-head",children:[p("h3",{id:o,children:i?p("button",{type:"button",class:"fold","aria-expanded":a.value,onClick:l,children:[p(Pn,{name:a.value?"down":"right",size:16})," ",n]}):n}),r&&p("div",{class:"section-aside",children:r})]}),e&&a.value&&p("p",{class:"hint",children:e}),(!i||a.value)&&p("div",{class:"section-body",children:t})]})}var cx=new Map;function Dr({tabs:n,value:e,onChange:t,label:i}){let s=qt(null);return p("div",{class:"tabs",role:"tablist","aria-label":i,ref:s,onKeyDown:o=>{let a={ArrowRight:1,ArrowLeft:-1}[o.key],l=n.findIndex(([u])=>u===e),c=a?(l+a+n.length)%n.length:o.key==="Home"?0:o.key==="End"?n.length-1:-1;c<0||(o.preventDefault(),t(n[c][0]),s.current?.querySelectorAll("[role=tab]")[c]?.focus())},children:n.map(([o,a])=>p("button",{type:"button",role:"tab","aria-selected":o===e,tabIndex:o===e?0:-1,onClick:()=>t(o),children:a},o))})}function It({level:n="note",children:e,remedy:t,action:i}){return p("div",{class:`notice ${n}`,role:n==="error"?"alert":"note",children:[p(Pn,{name:n==="good"?"check":n,size:18}),p("div",{children:[p("p",{children:e}),t&&p("p",{class:"remedy",children:t}),i&&p("div",{class:"notice-action",children:i})]})]})}function Fd({share:n,text:e,onCancel:t}){return p("div",{class:"progress",children:[p("progress",{max:1,value:n<0?void 0:n,"aria-label":e}),p("span",{class:"progress-text","aria-live":"polite",children:e}),t&&p($e,{small:!0,onClick:t,children:"Cancel"})]})}function ux({job:n}){let e=n.value;return e&&p(Fd,{share:e.progress.value.share,text:e.progress.value.text,onCancel:e.cancel})}var Hs=({title:n,children:e})=>p("div",{class:"empty",children:[p("h3",{children:n}),p("div",{children:e})]}),jl=({rows:n})=>p("dl",{class:"facts",children:n.map(([e,t])=>p("div",{children:[p("dt",{children:e}),p("dd",{children:t})]},e))});var Va=32*Math.PI/180;function Od({eye:n,target:e,up:t}){let i=Uu(Rn(n,e),[1,0,0]),s=Uu(qo(t,i),Math.abs(i[0])<.9?[1,0,0]:[0,1,0]);return[s,qo(i,s),i]}var Uu=(n,e)=>Dt(n)>1e-9?sn(n,1/Dt(n)):e;function Ud(n){let e=[0,1,2].reduce((s,r)=>Math.abs(n[r])>Math.abs(n[s])+1e-9?r:s,0),t=[0,0,0];t[(e+1)%3]=1;let i=Uu(Rn(t,sn(n,Kn(t,n))),[1,0,0]);return[i,qo(n,i)]}function Bd(n,e,t,i=1.4){let s=Math.abs(t[2])<.5,[r,o]=Ud(t),a=s?[0,0,1]:ci(sn(r,.78),sn(o,-.62)),l=Uu(ci(ci(a,s?sn(qo(t,[0,0,1]),.42):[0,0,0]),sn(t,s?.25:.42)),[1,0,0]),c=Math.min(1,i),u=1.12*e/Math.sin(Math.atan(Math.tan(Va/2)*c));return{eye:ci(n,sn(l,u)),target:[...n],up:t}}function hx(n,e,t){let[i,s]=Ud(n.up),r=Rn(n.eye,n.target),o=Dt(r),a=Math.atan2(Kn(r,s),Kn(r,i))-e,l=Math.PI/2-.02,c=Math.min(Math.max(Math.asin(Math.min(1,Math.max(-1,Kn(r,n.up)/o)))+t,-l),l),u=ci(sn(i,Math.cos(a)),sn(s,Math.sin(a))),h=ci(sn(u,Math.cos(c)),sn(n.up,Math.sin(c)));return{...n,eye:ci(n.target,sn(h,o))}}function dx(n,e,t){let[i,s]=Od(n),r=2*Dt(Rn(n.eye,n.target))*Math.tan(Va/2),o=ci(sn(i,-e*r),sn(s,t*r));return{...n,eye:ci(n.eye,o),target:ci(n.target,o)}}function fx(n,e,t){let i=Rn(n.eye,n.target),s=Dt(i);return{...n,eye:ci(n.target,sn(i,Math.min(Math.max(s*e,.1*t),40*t)/s))}}function po(n,e,t){let[i,s,r]=Od(n),o=t/2/Math.tan(Va/2);return a=>{let l=[a[0]-n.eye[0],a[1]-n.eye[1],a[2]-n.eye[2]],c=-Kn(l,r),u=o/Math.max(c,1e-6);return[e/2+u*Kn(l,i),t/2-u*Kn(l,s),c]}}function eT(n,e,t,i,s){let[r,o,a]=Od(n),l=2*Math.tan(Va/2)/s,c=ci(ci(sn(r,(e-i/2)*l),sn(o,(s/2-t)*l)),sn(a,-1));return{from:n.eye,along:Uu(c,[1,0,0])}}function px(n,e,t,i,s,r){let{from:o,along:a}=eT(n,t,i,s,r),l=Od(n)[2],c=Kn(Rn(e,o),l)/Kn(a,l);return ci(o,sn(a,c))}var Xo=["#0072B2","#D55E00","#009E73","#CC79A7","#E69F00","#56B4E9","#8a7a00","#5b5b5b"],Kl=["#4FB3E8","#FF8A4C","#3CCFA4","#E59CC5","#F2B84B","#8AD0F5","#EFE35C","#c4c4c4"],A0=[[],[8,4],[2,3],[10,3,2,3],[4,2],[14,4],[6,2,2,2,2,2],[1,4]],Ha=["#D55E00","#009E73","#0072B2"],Ga=["#FF8A4C","#3CCFA4","#5FBCEF"];function Zl(n,e){let{up:t}=n;if(n.ground!==void 0)return n.ground;let i=l=>l[0]*t[0]+l[1]*t[1]+l[2]*t[2],s=nn(e),r=s[2]*t[0]+s[5]*t[1]+s[8]*t[2],o=n.links[0].parts.find(l=>l.kind==="drum"&&l.tone==="foot"),a=o?.kind==="drum"?o.length:0;return r>.9?i(We(e))-a:i(We(e))-1.12*n.reach}function mx(n,e){if(!(n>0))return null;let[t,i,s,r,o,a]=e,{values:l,vectors:c}=Gl([t,r,o,r,i,a,o,a,s],3),u=[0,1,2].map(f=>2.5/n*(l[(f+1)%3]+l[(f+2)%3]-l[f])),h=Math.max(...u);return!Number.isFinite(h)||u.some(f=>f<-.02*h)?null:{half:u.map(f=>Math.sqrt(Math.max(0,f))),axes:c}}function gx({figure:n,frames:e,layers:t,extras:i}){let s=[],r=.09*n.reach,o=(a,l,c)=>{["x","y","z"].forEach((u,h)=>{let d=[0,0,0];d[h]=1.18*c,s.push({at:wt(a,d),text:l?`${u}${tT(l)}`:u,tone:u})})};return t.has("frames")&&e.forEach((a,l)=>o(a,String(l),r)),i.frames?.forEach(a=>o(a.frame,a.label,a.size??r)),t.has("names")&&n.links.forEach((a,l)=>l&&s.push({at:wt(e[l],a.com),text:a.name,tone:"ink",off:[0,-14]})),i.arrows?.forEach(a=>{a.label&&Dt(a.vector)>1e-6&&s.push({at:a.at.map((l,c)=>l+a.vector[c]),text:a.label,tone:"accent",off:[0,-12]})}),s}var tT=n=>/^\d+$/.test(n)?[...n].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join(""):n;function zd({figure:n,frames:e}){let t=e.map(We);n.links.forEach((a,l)=>a.parts.forEach(c=>{(c.kind==="limb"||c.kind==="beam")&&t.push(wt(e[l],c.from),wt(e[l],c.to)),(c.kind==="box"||c.kind==="mesh")&&t.push(wt(e[l],We(c.frame)))})),n.tip.link>=0&&t.push(wt(e[n.tip.link],We(n.tip.frame)));let i=[0,1,2].map(a=>Math.min(...t.map(l=>l[a]))),s=[0,1,2].map(a=>Math.max(...t.map(l=>l[a]))),r=i.map((a,l)=>(a+s[l])/2),o=Math.max(.5*Math.hypot(...i.map((a,l)=>s[l]-a))*1.12,.42*n.reach);return{middle:r,radius:o}}var nT={light:{body:"#b9c1cb",joint:"#3b424b",accent:"#2f83bd",foot:"#6b7480"},dark:{body:"#c3cad2",joint:"#59626d",accent:"#3f9bd6",foot:"#525a64"}},Vd=class{constructor(e){this.canvas=e;this.pen=e.getContext("2d")}canvas;kind="canvas";pen;size={width:1,height:1,ratio:1};resize(e,t,i){this.size={width:e,height:t,ratio:i},this.canvas.width=Math.round(e*i),this.canvas.height=Math.round(t*i)}draw(e){let{pen:t,size:i}=this,{figure:s,frames:r,layers:o,extras:a,trace:l,dark:c,camera:u,large:h}=e;t.setTransform(i.ratio,0,0,i.ratio,0,0),t.clearRect(0,0,i.width,i.height),t.lineCap=t.lineJoin="round";let d=po(u,i.width,i.height),f=c?Kl:Xo,g=(y,w,b,C,S=[])=>{let[x,A]=[d(y),d(w)];x[2]<=0||A[2]<=0||(t.strokeStyle=b,t.lineWidth=C,t.setLineDash(S),t.beginPath(),t.moveTo(x[0],x[1]),t.lineTo(A[0],A[1]),t.stroke(),t.setLineDash([]))};if(o.has("grid")){let[y,w]=Ud(s.up),b=We(r[0]),C=b.map((A,O)=>A+(Zl(s,r[0])-b.reduce((N,k,V)=>N+k*s.up[V],0))*s.up[O]),S=.25*s.reach,x=(A,O)=>C.map((N,k)=>N+A*S*y[k]+O*S*w[k]);for(let A=-5;A<=5;A++)g(x(A,-5),x(A,5),c?"#343b43":"#d5dae0",1),g(x(-5,A),x(5,A),c?"#343b43":"#d5dae0",1)}let _=(y,w,b=[])=>{for(let C=0;C+5<y.length;C+=3)g([y[C],y[C+1],y[C+2]],[y[C+3],y[C+4],y[C+5]],w,1.6*h,b)},m=(y,w)=>{let b=[];s.links.forEach((C,S)=>C.parts.forEach(x=>{let[A,O,N]=vx(x).map(U=>Array.isArray(U)?wt(y[S],U):U),[k,V]=[d(A),d(O)],G=(k[2]+V[2])/2,T=Math.max(2,2*N*(d(u.target)[2]>0?i.height/2/Math.tan(.279):1)/Math.max(G,1e-6)),I=a.link===S?f[0]:nT[c?"dark":"light"][x.tone];b.push({depth:G,draw:()=>g(A,O,I,T)})})),t.globalAlpha=w?.2:1,b.sort((C,S)=>S.depth-C.depth).forEach(C=>C.draw()),t.globalAlpha=1};o.has("bodies")&&(a.ghost&&m(a.ghost,!0),m(r,!1));let v=(y,w,b)=>[[w,0,0],[0,w,0],[0,0,w]].forEach((C,S)=>g(We(y),wt(y,C),(c?Ga:Ha)[S],b*h));if(o.has("axes")&&s.joints.forEach(y=>{let w=b=>wt(r[y.link],wt(y.frame,[0,0,b]));g(w(-.24*s.reach),w(.24*s.reach),c?"#e6e8eb":"#2b3036",1,[6,4])}),o.has("frames")&&r.forEach(y=>v(y,.09*s.reach,2)),o.has("com")&&s.links.forEach((y,w)=>{if(!w||!(y.mass>0))return;let[b,C]=d(wt(r[w],y.com));t.fillStyle="#E69F00",t.beginPath(),t.arc(b,C,5*h,0,7),t.fill()}),l&&o.has("trace")&&_(l,f[1]),a.paths?.forEach(y=>_(y.points,f[y.colour%f.length],y.dashed?[6,4]:[])),a.arrows?.forEach(y=>g(y.at,y.at.map((w,b)=>w+y.vector[b]),f[y.colour%f.length],4*h)),a.frames?.forEach(y=>v(y.frame,y.size??.09*s.reach,3)),a.goal){let[y,w]=d(a.goal);t.strokeStyle="#D55E00",t.lineWidth=3,t.beginPath(),t.arc(y,w,8*h,0,7),t.stroke()}}pick({figure:e,frames:t,camera:i},s,r){let o=po(i,this.size.width,this.size.height),a=null,l=16;return e.links.forEach((c,u)=>u&&c.parts.forEach(h=>{let[d,f]=vx(h),[g,_]=[wt(t[u],d),wt(t[u],f)],[m,v]=[o(g),o(_)],y=(v[0]-m[0])**2+(v[1]-m[1])**2,w=y>0?Math.min(1,Math.max(0,((s-m[0])*(v[0]-m[0])+(r-m[1])*(v[1]-m[1]))/y)):0,b=Math.hypot(m[0]+w*(v[0]-m[0])-s,m[1]+w*(v[1]-m[1])-r);b<l&&(l=b,a={link:u,point:g.map((C,S)=>C+w*(_[S]-C))})})),a}dispose(){}};function vx(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"drum":{let e=n.axis.map(t=>.15*n.length*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),.8*n.radius]}case"ball":return[n.at,n.at,n.radius];default:{let e=We(n.frame);return[e,e,n.kind==="box"?.4*Math.hypot(...n.size):.03]}}}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var Xx=0,ig=1,Yx=2;var Ka=1,Jx=2,wc=3,la=0,ki=1,Vr=2,Za=0,Ac=1,sg=2,rg=3,og=4,jx=5;var Qa=100,Kx=101,Zx=102,Qx=103,eb=104,tb=200,nb=201,ib=202,sb=203,ag=204,lg=205,rb=206,ob=207,ab=208,lb=209,cb=210,ub=211,hb=212,db=213,fb=214,ff=0,pf=1,mf=2,fc=3,gf=4,vf=5,yf=6,_f=7,cg=0,pb=1,mb=2,Hr=0,ug=1,hg=2,dg=3,hh=4,fg=5,pg=6,mg=7;var gg=300,el=301,Tc=302,$f=303,Xf=304,xf=1e3,Fr=1001,bf=1002,wi=1003,gb=1004;var dh=1005;var Zi=1006,Yf=1007;var Ao=1008;var ls=1009,vg=1010,yg=1011,Ec=1012,Jf=1013,or=1014,ar=1015,lr=1016,jf=1017,Kf=1018,tl=1020,_g=35902,xg=35899,bg=1021,Mg=1022,cr=1023,bo=1026,To=1027,Sg=1028,Zf=1029,ca=1030,Qf=1031;var ep=1033,fh=33776,ph=33777,mh=33778,gh=33779,tp=35840,np=35841,ip=35842,sp=35843,rp=36196,op=37492,ap=37496,lp=37488,cp=37489,vh=37490,up=37491,hp=37808,dp=37809,fp=37810,pp=37811,mp=37812,gp=37813,vp=37814,yp=37815,_p=37816,xp=37817,bp=37818,Mp=37819,Sp=37820,wp=37821,Ap=36492,Tp=36494,Ep=36495,Cp=36283,Rp=36284,yh=36285,Pp=36286;var qu=2300,Mf=2301,hf=2302,J0=2303,j0=2400,K0=2401,Z0=2402;var vb=3200;var Ip=0,yb=1,Eo="",Cs="srgb",$u="srgb-linear",Xu="linear",Xt="srgb";var df=7680;var _b=519,xb=512,bb=513,Mb=514,wg=515,Sb=516,wb=517,Ag=518,Tg=519,Ab=35044;var Eg="300 es",Ws=2e3,pc=2001;function iT(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function sT(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function Yu(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function Tb(){let n=Yu("canvas");return n.style.display="block",n}var yx={},Ya=null;function Cg(n){Ya=n}function Rg(...n){let e="THREE."+n.shift();Ya?Ya("log",e,...n):console.log(e,...n)}function Eb(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Ze(...n){n=Eb(n);let e="THREE."+n.shift();if(Ya)Ya("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function nt(...n){n=Eb(n);let e="THREE."+n.shift();if(Ya)Ya("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function Wu(...n){let e=n.join(" ");e in yx||(yx[e]=!0,Ze(...n))}function Cb(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}var Rb={[ff]:ff,[mf]:yf,[gf]:gf,[fc]:vf,[pf]:pf,[yf]:mf,[_f]:_f,[vf]:fc},Or=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Ui=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var T0=Math.PI/180,Sf=180/Math.PI;function _h(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(Ui[n&255]+Ui[n>>8&255]+Ui[n>>16&255]+Ui[n>>24&255]+"-"+Ui[e&255]+Ui[e>>8&255]+"-"+Ui[e>>16&15|64]+Ui[e>>24&255]+"-"+Ui[t&63|128]+Ui[t>>8&255]+"-"+Ui[t>>16&255]+Ui[t>>24&255]+Ui[i&255]+Ui[i>>8&255]+Ui[i>>16&255]+Ui[i>>24&255]).toLowerCase()}function Ct(n,e,t){return Math.max(e,Math.min(t,n))}function rT(n,e){return(n%e+e)%e}function E0(n,e,t){return(1-t)*n+t*e}function Pb(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function Pg(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function oT(n,e){if(e.constructor===Float32Array)return n;let t=Pg(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function aT(n,e){if(e.constructor===Float32Array)return n;let t=Pg(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var ht=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Ct(this.x,e.x,t.x),this.y=Ct(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Ct(this.x,e,t),this.y=Ct(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ct(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Ct(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Rs=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let l=i[s+0],c=i[s+1],u=i[s+2],h=i[s+3],d=r[o+0],f=r[o+1],g=r[o+2],_=r[o+3];if(h!==_||l!==d||c!==f||u!==g){let m=l*d+c*f+u*g+h*_;m<0&&(d=-d,f=-f,g=-g,_=-_,m=-m);let v=1-a;if(m<.9995){let y=Math.acos(m),w=Math.sin(y);v=Math.sin(v*y)/w,a=Math.sin(a*y)/w,l=l*v+d*a,c=c*v+f*a,u=u*v+g*a,h=h*v+_*a}else{l=l*v+d*a,c=c*v+f*a,u=u*v+g*a,h=h*v+_*a;let y=1/Math.sqrt(l*l+c*c+u*u+h*h);l*=y,c*=y,u*=y,h*=y}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,i,s,r,o){let a=i[s],l=i[s+1],c=i[s+2],u=i[s+3],h=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return e[t]=a*g+u*h+l*f-c*d,e[t+1]=l*g+u*d+c*h-a*f,e[t+2]=c*g+u*f+a*d-l*h,e[t+3]=u*g-a*h-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(s/2),h=a(r/2),d=l(i/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*u*h+c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h-d*f*g;break;case"YXZ":this._x=d*u*h+c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h+d*f*g;break;case"ZXY":this._x=d*u*h-c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h-d*f*g;break;case"ZYX":this._x=d*u*h-c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h+d*f*g;break;case"YZX":this._x=d*u*h+c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h-d*f*g;break;case"XZY":this._x=d*u*h-c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h+d*f*g;break;default:Ze("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],h=t[10],d=i+a+h;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(u-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(i>a&&i>h){let f=2*Math.sqrt(1+i-a-h);this._w=(u-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>h){let f=2*Math.sqrt(1+a-i-h);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+h-i-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Ct(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+s*c-r*l,this._y=s*u+o*l+r*a-i*c,this._z=r*u+o*c+i*l-s*a,this._w=o*u-i*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},K=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(_x.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(_x.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*i),u=2*(a*t-r*s),h=2*(r*i-o*t);return this.x=t+l*c+o*h-a*u,this.y=i+l*u+a*c-r*h,this.z=s+l*h+r*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Ct(this.x,e.x,t.x),this.y=Ct(this.y,e.y,t.y),this.z=Ct(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Ct(this.x,e,t),this.y=Ct(this.y,e,t),this.z=Ct(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ct(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-i*l,this.z=i*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return C0.copy(this).projectOnVector(e),this.sub(C0)}reflect(e){return this.sub(C0.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Ct(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},C0=new K,_x=new Rs,ot=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c)}set(e,t,i,s,r,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],h=i[7],d=i[2],f=i[5],g=i[8],_=s[0],m=s[3],v=s[6],y=s[1],w=s[4],b=s[7],C=s[2],S=s[5],x=s[8];return r[0]=o*_+a*y+l*C,r[3]=o*m+a*w+l*S,r[6]=o*v+a*b+l*x,r[1]=c*_+u*y+h*C,r[4]=c*m+u*w+h*S,r[7]=c*v+u*b+h*x,r[2]=d*_+f*y+g*C,r[5]=d*m+f*w+g*S,r[8]=d*v+f*b+g*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*r*u+i*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=u*o-a*c,d=a*l-u*r,f=c*r-o*l,g=t*h+i*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let _=1/g;return e[0]=h*_,e[1]=(s*c-u*i)*_,e[2]=(a*i-s*o)*_,e[3]=d*_,e[4]=(u*t-s*l)*_,e[5]=(s*r-a*t)*_,e[6]=f*_,e[7]=(i*l-c*t)*_,e[8]=(o*t-i*r)*_,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Wu("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(R0.makeScale(e,t)),this}rotate(e){return Wu("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(R0.makeRotation(-e)),this}translate(e,t){return Wu("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(R0.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},R0=new ot,xx=new ot().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),bx=new ot().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function lT(){let n={enabled:!0,workingColorSpace:$u,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Xt&&(s.r=xo(s.r),s.g=xo(s.g),s.b=xo(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Xt&&(s.r=dc(s.r),s.g=dc(s.g),s.b=dc(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Eo?Xu:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[$u]:{primaries:e,whitePoint:i,transfer:Xu,toXYZ:xx,fromXYZ:bx,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Cs},outputColorSpaceConfig:{drawingBufferColorSpace:Cs}},[Cs]:{primaries:e,whitePoint:i,transfer:Xt,toXYZ:xx,fromXYZ:bx,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Cs}}}),n}var Et=lT();function xo(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function dc(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var Ql,wf=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{Ql===void 0&&(Ql=Yu("canvas")),Ql.width=e.width,Ql.height=e.height;let s=Ql.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=Ql}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Yu("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=xo(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(xo(t[i]/255)*255):t[i]=xo(t[i]);return{data:t,width:e.width,height:e.height}}else return Ze("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},cT=0,mc=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:cT++}),this.uuid=_h(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(P0(s[o].image)):r.push(P0(s[o]))}else r=P0(s);i.url=r}return t||(e.images[this.uuid]=i),i}};function P0(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?wf.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Ze("Texture: Unable to serialize Texture."),{})}var uT=0,I0=new K,as=class n extends Or{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=Fr,s=Fr,r=Zi,o=Ao,a=cr,l=ls,c=n.DEFAULT_ANISOTROPY,u=Eo){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:uT++}),this.uuid=_h(),this.name="",this.source=new mc(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new ht(0,0),this.repeat=new ht(1,1),this.center=new ht(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ot,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(I0).x}get height(){return this.source.getSize(I0).y}get depth(){return this.source.getSize(I0).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Ze(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ze(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==gg)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case xf:e.x=e.x-Math.floor(e.x);break;case Fr:e.x=e.x<0?0:1;break;case bf:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case xf:e.y=e.y-Math.floor(e.y);break;case Fr:e.y=e.y<0?0:1;break;case bf:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};as.DEFAULT_IMAGE=null;as.DEFAULT_MAPPING=gg;as.DEFAULT_ANISOTROPY=1;var An=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,l=e.elements,c=l[0],u=l[4],h=l[8],d=l[1],f=l[5],g=l[9],_=l[2],m=l[6],v=l[10];if(Math.abs(u-d)<.01&&Math.abs(h-_)<.01&&Math.abs(g-m)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+_)<.1&&Math.abs(g+m)<.1&&Math.abs(c+f+v-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let w=(c+1)/2,b=(f+1)/2,C=(v+1)/2,S=(u+d)/4,x=(h+_)/4,A=(g+m)/4;return w>b&&w>C?w<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(w),s=S/i,r=x/i):b>C?b<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),i=S/s,r=A/s):C<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),i=x/r,s=A/r),this.set(i,s,r,t),this}let y=Math.sqrt((m-g)*(m-g)+(h-_)*(h-_)+(d-u)*(d-u));return Math.abs(y)<.001&&(y=1),this.x=(m-g)/y,this.y=(h-_)/y,this.z=(d-u)/y,this.w=Math.acos((c+f+v-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Ct(this.x,e.x,t.x),this.y=Ct(this.y,e.y,t.y),this.z=Ct(this.z,e.z,t.z),this.w=Ct(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Ct(this.x,e,t),this.y=Ct(this.y,e,t),this.z=Ct(this.z,e,t),this.w=Ct(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ct(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Af=class extends Or{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Zi,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new An(0,0,e,t),this.scissorTest=!1,this.viewport=new An(0,0,e,t),this.textures=[];let s=i.count;for(let r=0;r<s;r++)this.textures[r]=new as({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Zi,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new mc(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Ps=class extends Af{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Ju=class extends as{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=wi,this.minFilter=wi,this.wrapR=Fr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Tf=class extends as{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=wi,this.minFilter=wi,this.wrapR=Fr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Ht=class n{static{this.prototype.isMatrix4=!0}constructor(e,t,i,s,r,o,a,l,c,u,h,d,f,g,_,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c,u,h,d,f,g,_,m)}set(e,t,i,s,r,o,a,l,c,u,h,d,f,g,_,m){let v=this.elements;return v[0]=e,v[4]=t,v[8]=i,v[12]=s,v[1]=r,v[5]=o,v[9]=a,v[13]=l,v[2]=c,v[6]=u,v[10]=h,v[14]=d,v[3]=f,v[7]=g,v[11]=_,v[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,s=1/ec.setFromMatrixColumn(e,0).length(),r=1/ec.setFromMatrixColumn(e,1).length(),o=1/ec.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),h=Math.sin(r);if(e.order==="XYZ"){let d=o*u,f=o*h,g=a*u,_=a*h;t[0]=l*u,t[4]=-l*h,t[8]=c,t[1]=f+g*c,t[5]=d-_*c,t[9]=-a*l,t[2]=_-d*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*u,f=l*h,g=c*u,_=c*h;t[0]=d+_*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=f*a-g,t[6]=_+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*u,f=l*h,g=c*u,_=c*h;t[0]=d-_*a,t[4]=-o*h,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*u,t[9]=_-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*u,f=o*h,g=a*u,_=a*h;t[0]=l*u,t[4]=g*c-f,t[8]=d*c+_,t[1]=l*h,t[5]=_*c+d,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,g=a*l,_=a*c;t[0]=l*u,t[4]=_-d*h,t[8]=g*h+f,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*h+g,t[10]=d-_*h}else if(e.order==="XZY"){let d=o*l,f=o*c,g=a*l,_=a*c;t[0]=l*u,t[4]=-h,t[8]=c*u,t[1]=d*h+_,t[5]=o*u,t[9]=f*h-g,t[2]=g*h-f,t[6]=a*u,t[10]=_*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(hT,e,dT)}lookAt(e,t,i){let s=this.elements;return Ts.subVectors(e,t),Ts.lengthSq()===0&&(Ts.z=1),Ts.normalize(),Yo.crossVectors(i,Ts),Yo.lengthSq()===0&&(Math.abs(i.z)===1?Ts.x+=1e-4:Ts.z+=1e-4,Ts.normalize(),Yo.crossVectors(i,Ts)),Yo.normalize(),Hd.crossVectors(Ts,Yo),s[0]=Yo.x,s[4]=Hd.x,s[8]=Ts.x,s[1]=Yo.y,s[5]=Hd.y,s[9]=Ts.y,s[2]=Yo.z,s[6]=Hd.z,s[10]=Ts.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],h=i[5],d=i[9],f=i[13],g=i[2],_=i[6],m=i[10],v=i[14],y=i[3],w=i[7],b=i[11],C=i[15],S=s[0],x=s[4],A=s[8],O=s[12],N=s[1],k=s[5],V=s[9],G=s[13],T=s[2],I=s[6],U=s[10],B=s[14],se=s[3],$=s[7],X=s[11],te=s[15];return r[0]=o*S+a*N+l*T+c*se,r[4]=o*x+a*k+l*I+c*$,r[8]=o*A+a*V+l*U+c*X,r[12]=o*O+a*G+l*B+c*te,r[1]=u*S+h*N+d*T+f*se,r[5]=u*x+h*k+d*I+f*$,r[9]=u*A+h*V+d*U+f*X,r[13]=u*O+h*G+d*B+f*te,r[2]=g*S+_*N+m*T+v*se,r[6]=g*x+_*k+m*I+v*$,r[10]=g*A+_*V+m*U+v*X,r[14]=g*O+_*G+m*B+v*te,r[3]=y*S+w*N+b*T+C*se,r[7]=y*x+w*k+b*I+C*$,r[11]=y*A+w*V+b*U+C*X,r[15]=y*O+w*G+b*B+C*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],h=e[6],d=e[10],f=e[14],g=e[3],_=e[7],m=e[11],v=e[15],y=l*f-c*d,w=a*f-c*h,b=a*d-l*h,C=o*f-c*u,S=o*d-l*u,x=o*h-a*u;return t*(_*y-m*w+v*b)-i*(g*y-m*C+v*S)+s*(g*w-_*C+v*x)-r*(g*b-_*S+m*x)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(r*u-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=e[9],d=e[10],f=e[11],g=e[12],_=e[13],m=e[14],v=e[15],y=t*a-i*o,w=t*l-s*o,b=t*c-r*o,C=i*l-s*a,S=i*c-r*a,x=s*c-r*l,A=u*_-h*g,O=u*m-d*g,N=u*v-f*g,k=h*m-d*_,V=h*v-f*_,G=d*v-f*m,T=y*G-w*V+b*k+C*N-S*O+x*A;if(T===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let I=1/T;return e[0]=(a*G-l*V+c*k)*I,e[1]=(s*V-i*G-r*k)*I,e[2]=(_*x-m*S+v*C)*I,e[3]=(d*S-h*x-f*C)*I,e[4]=(l*N-o*G-c*O)*I,e[5]=(t*G-s*N+r*O)*I,e[6]=(m*b-g*x-v*w)*I,e[7]=(u*x-d*b+f*w)*I,e[8]=(o*V-a*N+c*A)*I,e[9]=(i*N-t*V-r*A)*I,e[10]=(g*S-_*b+v*y)*I,e[11]=(h*b-u*S-f*y)*I,e[12]=(a*O-o*k-l*A)*I,e[13]=(t*k-i*O+s*A)*I,e[14]=(_*w-g*C-m*y)*I,e[15]=(u*C-h*w+d*y)*I,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,l=e.z,c=r*o,u=r*a;return this.set(c*o+i,c*a-s*l,c*l+s*a,0,c*a+s*l,u*a+i,u*l-s*o,0,c*l-s*a,u*l+s*o,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,u=o+o,h=a+a,d=r*c,f=r*u,g=r*h,_=o*u,m=o*h,v=a*h,y=l*c,w=l*u,b=l*h,C=i.x,S=i.y,x=i.z;return s[0]=(1-(_+v))*C,s[1]=(f+b)*C,s[2]=(g-w)*C,s[3]=0,s[4]=(f-b)*S,s[5]=(1-(d+v))*S,s[6]=(m+y)*S,s[7]=0,s[8]=(g+w)*x,s[9]=(m-y)*x,s[10]=(1-(d+_))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let o=ec.set(s[0],s[1],s[2]).length(),a=ec.set(s[4],s[5],s[6]).length(),l=ec.set(s[8],s[9],s[10]).length();r<0&&(o=-o),tr.copy(this);let c=1/o,u=1/a,h=1/l;return tr.elements[0]*=c,tr.elements[1]*=c,tr.elements[2]*=c,tr.elements[4]*=u,tr.elements[5]*=u,tr.elements[6]*=u,tr.elements[8]*=h,tr.elements[9]*=h,tr.elements[10]*=h,t.setFromRotationMatrix(tr),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,s,r,o,a=Ws,l=!1){let c=this.elements,u=2*r/(t-e),h=2*r/(i-s),d=(t+e)/(t-e),f=(i+s)/(i-s),g,_;if(l)g=r/(o-r),_=o*r/(o-r);else if(a===Ws)g=-(o+r)/(o-r),_=-2*o*r/(o-r);else if(a===pc)g=-o/(o-r),_=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=h,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=_,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=Ws,l=!1){let c=this.elements,u=2/(t-e),h=2/(i-s),d=-(t+e)/(t-e),f=-(i+s)/(i-s),g,_;if(l)g=1/(o-r),_=o/(o-r);else if(a===Ws)g=-2/(o-r),_=-(o+r)/(o-r);else if(a===pc)g=-1/(o-r),_=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=h,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=_,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},ec=new K,tr=new Ht,hT=new K(0,0,0),dT=new K(1,1,1),Yo=new K,Hd=new K,Ts=new K,Mx=new Ht,Sx=new Rs,Mo=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],u=s[9],h=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(Ct(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Ct(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(Ct(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Ct(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Ct(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-Ct(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Ze("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return Mx.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Mx,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Sx.setFromEuler(this),this.setFromQuaternion(Sx,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Mo.DEFAULT_ORDER="XYZ";var gc=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},fT=0,wx=new K,tc=new Rs,mo=new Ht,Gd=new K,Bu=new K,pT=new K,mT=new Rs,Ax=new K(1,0,0),Tx=new K(0,1,0),Ex=new K(0,0,1),Cx={type:"added"},gT={type:"removed"},nc={type:"childadded",child:null},k0={type:"childremoved",child:null},Pi=class n extends Or{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:fT++}),this.uuid=_h(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new K,t=new Mo,i=new Rs,s=new K(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Ht},normalMatrix:{value:new ot}}),this.matrix=new Ht,this.matrixWorld=new Ht,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new gc,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return tc.setFromAxisAngle(e,t),this.quaternion.multiply(tc),this}rotateOnWorldAxis(e,t){return tc.setFromAxisAngle(e,t),this.quaternion.premultiply(tc),this}rotateX(e){return this.rotateOnAxis(Ax,e)}rotateY(e){return this.rotateOnAxis(Tx,e)}rotateZ(e){return this.rotateOnAxis(Ex,e)}translateOnAxis(e,t){return wx.copy(e).applyQuaternion(this.quaternion),this.position.add(wx.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Ax,e)}translateY(e){return this.translateOnAxis(Tx,e)}translateZ(e){return this.translateOnAxis(Ex,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(mo.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Gd.copy(e):Gd.set(e,t,i);let s=this.parent;this.updateWorldMatrix(!0,!1),Bu.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?mo.lookAt(Bu,Gd,this.up):mo.lookAt(Gd,Bu,this.up),this.quaternion.setFromRotationMatrix(mo),s&&(mo.extractRotation(s.matrixWorld),tc.setFromRotationMatrix(mo),this.quaternion.premultiply(tc.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(nt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Cx),nc.child=e,this.dispatchEvent(nc),nc.child=null):nt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(gT),k0.child=e,this.dispatchEvent(k0),k0.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),mo.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),mo.multiply(e.parent.matrixWorld)),e.applyMatrix4(mo),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Cx),nc.child=e,this.dispatchEvent(nc),nc.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Bu,e,pT),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Bu,mT,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let h=l[c];r(e.shapes,h)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),d.length>0&&(i.skeletons=d),f.length>0&&(i.animations=f),g.length>0&&(i.nodes=g)}return i.object=s,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Pi.DEFAULT_UP=new K(0,1,0);Pi.DEFAULT_MATRIX_AUTO_UPDATE=!0;Pi.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Ki=class extends Pi{constructor(){super(),this.isGroup=!0,this.type="Group"}},vT={type:"move"},vc=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ki,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ki,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new K,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new K),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ki,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new K,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new K,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let _ of e.hand.values()){let m=t.getJointPose(_,i),v=this._getHandJoint(c,_);m!==null&&(v.matrix.fromArray(m.transform.matrix),v.matrix.decompose(v.position,v.quaternion,v.scale),v.matrixWorldNeedsUpdate=!0,v.jointRadius=m.radius),v.visible=m!==null}let u=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],d=u.position.distanceTo(h.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(vT)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new Ki;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},Ib={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Jo={h:0,s:0,l:0},Wd={h:0,s:0,l:0};function L0(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var ft=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Cs){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Et.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=Et.workingColorSpace){return this.r=e,this.g=t,this.b=i,Et.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=Et.workingColorSpace){if(e=rT(e,1),t=Ct(t,0,1),i=Ct(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=L0(o,r,e+1/3),this.g=L0(o,r,e),this.b=L0(o,r,e-1/3)}return Et.colorSpaceToWorking(this,s),this}setStyle(e,t=Cs){function i(r){r!==void 0&&parseFloat(r)<1&&Ze("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ze("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ze("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Cs){let i=Ib[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Ze("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=xo(e.r),this.g=xo(e.g),this.b=xo(e.b),this}copyLinearToSRGB(e){return this.r=dc(e.r),this.g=dc(e.g),this.b=dc(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Cs){return Et.workingToColorSpace(Bi.copy(this),e),Math.round(Ct(Bi.r*255,0,255))*65536+Math.round(Ct(Bi.g*255,0,255))*256+Math.round(Ct(Bi.b*255,0,255))}getHexString(e=Cs){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Et.workingColorSpace){Et.workingToColorSpace(Bi.copy(this),t);let i=Bi.r,s=Bi.g,r=Bi.b,o=Math.max(i,s,r),a=Math.min(i,s,r),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=u<=.5?h/(o+a):h/(2-o-a),o){case i:l=(s-r)/h+(s<r?6:0);break;case s:l=(r-i)/h+2;break;case r:l=(i-s)/h+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=Et.workingColorSpace){return Et.workingToColorSpace(Bi.copy(this),t),e.r=Bi.r,e.g=Bi.g,e.b=Bi.b,e}getStyle(e=Cs){Et.workingToColorSpace(Bi.copy(this),e);let t=Bi.r,i=Bi.g,s=Bi.b;return e!==Cs?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(Jo),this.setHSL(Jo.h+e,Jo.s+t,Jo.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Jo),e.getHSL(Wd);let i=E0(Jo.h,Wd.h,t),s=E0(Jo.s,Wd.s,t),r=E0(Jo.l,Wd.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Bi=new ft;ft.NAMES=Ib;var yc=class extends Pi{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Mo,this.environmentIntensity=1,this.environmentRotation=new Mo,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},nr=new K,go=new K,D0=new K,vo=new K,ic=new K,sc=new K,Rx=new K,N0=new K,F0=new K,O0=new K,U0=new An,B0=new An,z0=new An,Qo=class n{constructor(e=new K,t=new K,i=new K){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),nr.subVectors(e,t),s.cross(nr);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){nr.subVectors(s,t),go.subVectors(i,t),D0.subVectors(e,t);let o=nr.dot(nr),a=nr.dot(go),l=nr.dot(D0),c=go.dot(go),u=go.dot(D0),h=o*c-a*a;if(h===0)return r.set(0,0,0),null;let d=1/h,f=(c*l-a*u)*d,g=(o*u-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,vo)===null?!1:vo.x>=0&&vo.y>=0&&vo.x+vo.y<=1}static getInterpolation(e,t,i,s,r,o,a,l){return this.getBarycoord(e,t,i,s,vo)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,vo.x),l.addScaledVector(o,vo.y),l.addScaledVector(a,vo.z),l)}static getInterpolatedAttribute(e,t,i,s,r,o){return U0.setScalar(0),B0.setScalar(0),z0.setScalar(0),U0.fromBufferAttribute(e,t),B0.fromBufferAttribute(e,i),z0.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(U0,r.x),o.addScaledVector(B0,r.y),o.addScaledVector(z0,r.z),o}static isFrontFacing(e,t,i,s){return nr.subVectors(i,t),go.subVectors(e,t),nr.cross(go).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return nr.subVectors(this.c,this.b),go.subVectors(this.a,this.b),nr.cross(go).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,o,a;ic.subVectors(s,i),sc.subVectors(r,i),N0.subVectors(e,i);let l=ic.dot(N0),c=sc.dot(N0);if(l<=0&&c<=0)return t.copy(i);F0.subVectors(e,s);let u=ic.dot(F0),h=sc.dot(F0);if(u>=0&&h<=u)return t.copy(s);let d=l*h-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(ic,o);O0.subVectors(e,r);let f=ic.dot(O0),g=sc.dot(O0);if(g>=0&&f<=g)return t.copy(r);let _=f*c-l*g;if(_<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(i).addScaledVector(sc,a);let m=u*g-f*h;if(m<=0&&h-u>=0&&f-g>=0)return Rx.subVectors(r,s),a=(h-u)/(h-u+(f-g)),t.copy(s).addScaledVector(Rx,a);let v=1/(m+_+d);return o=_*v,a=d*v,t.copy(i).addScaledVector(ic,o).addScaledVector(sc,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},ea=class{constructor(e=new K(1/0,1/0,1/0),t=new K(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(ir.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(ir.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=ir.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,ir):ir.fromBufferAttribute(r,o),ir.applyMatrix4(e.matrixWorld),this.expandByPoint(ir);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),qd.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),qd.copy(i.boundingBox)),qd.applyMatrix4(e.matrixWorld),this.union(qd)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,ir),ir.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(zu),$d.subVectors(this.max,zu),rc.subVectors(e.a,zu),oc.subVectors(e.b,zu),ac.subVectors(e.c,zu),jo.subVectors(oc,rc),Ko.subVectors(ac,oc),Wa.subVectors(rc,ac);let t=[0,-jo.z,jo.y,0,-Ko.z,Ko.y,0,-Wa.z,Wa.y,jo.z,0,-jo.x,Ko.z,0,-Ko.x,Wa.z,0,-Wa.x,-jo.y,jo.x,0,-Ko.y,Ko.x,0,-Wa.y,Wa.x,0];return!V0(t,rc,oc,ac,$d)||(t=[1,0,0,0,1,0,0,0,1],!V0(t,rc,oc,ac,$d))?!1:(Xd.crossVectors(jo,Ko),t=[Xd.x,Xd.y,Xd.z],V0(t,rc,oc,ac,$d))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,ir).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(ir).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(yo[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),yo[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),yo[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),yo[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),yo[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),yo[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),yo[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),yo[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(yo),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},yo=[new K,new K,new K,new K,new K,new K,new K,new K],ir=new K,qd=new ea,rc=new K,oc=new K,ac=new K,jo=new K,Ko=new K,Wa=new K,zu=new K,$d=new K,Xd=new K,qa=new K;function V0(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){qa.fromArray(n,r);let a=s.x*Math.abs(qa.x)+s.y*Math.abs(qa.y)+s.z*Math.abs(qa.z),l=e.dot(qa),c=t.dot(qa),u=i.dot(qa);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var Zn=new K,Yd=new ht,yT=0,zi=class extends Or{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:yT++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Ab,this.updateRanges=[],this.gpuType=ar,this.version=0,this._normalizationScale=e!==void 0?Pg(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)Yd.fromBufferAttribute(this,t),Yd.applyMatrix3(e),this.setXY(t,Yd.x,Yd.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Zn.fromBufferAttribute(this,t),Zn.applyMatrix3(e),this.setXYZ(t,Zn.x,Zn.y,Zn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Zn.fromBufferAttribute(this,t),Zn.applyMatrix4(e),this.setXYZ(t,Zn.x,Zn.y,Zn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Zn.fromBufferAttribute(this,t),Zn.applyNormalMatrix(e),this.setXYZ(t,Zn.x,Zn.y,Zn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Zn.fromBufferAttribute(this,t),Zn.transformDirection(e),this.setXYZ(t,Zn.x,Zn.y,Zn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):oT(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):aT(e,this.array)}};var ju=class extends zi{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Ku=class extends zi{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var In=class extends zi{constructor(e,t,i){super(new Float32Array(e),t,i)}},_T=new ea,Vu=new K,H0=new K,Ja=class{constructor(e=new K,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):_T.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Vu.subVectors(e,this.center);let t=Vu.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(Vu,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(H0.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Vu.copy(e.center).add(H0)),this.expandByPoint(Vu.copy(e.center).sub(H0))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},xT=0,Gs=new Ht,G0=new Pi,lc=new K,Es=new ea,Hu=new ea,Si=new K,Ii=class n extends Or{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:xT++}),this.uuid=_h(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(iT(e)?Ku:ju)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new ot().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Gs.makeRotationFromQuaternion(e),this.applyMatrix4(Gs),this}rotateX(e){return Gs.makeRotationX(e),this.applyMatrix4(Gs),this}rotateY(e){return Gs.makeRotationY(e),this.applyMatrix4(Gs),this}rotateZ(e){return Gs.makeRotationZ(e),this.applyMatrix4(Gs),this}translate(e,t,i){return Gs.makeTranslation(e,t,i),this.applyMatrix4(Gs),this}scale(e,t,i){return Gs.makeScale(e,t,i),this.applyMatrix4(Gs),this}lookAt(e){return G0.lookAt(e),G0.updateMatrix(),this.applyMatrix4(G0.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(lc).negate(),this.translate(lc.x,lc.y,lc.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new In(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ze("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ea);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){nt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new K(-1/0,-1/0,-1/0),new K(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];Es.setFromBufferAttribute(r),this.morphTargetsRelative?(Si.addVectors(this.boundingBox.min,Es.min),this.boundingBox.expandByPoint(Si),Si.addVectors(this.boundingBox.max,Es.max),this.boundingBox.expandByPoint(Si)):(this.boundingBox.expandByPoint(Es.min),this.boundingBox.expandByPoint(Es.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&nt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ja);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){nt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new K,1/0);return}if(e){let i=this.boundingSphere.center;if(Es.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Hu.setFromBufferAttribute(a),this.morphTargetsRelative?(Si.addVectors(Es.min,Hu.min),Es.expandByPoint(Si),Si.addVectors(Es.max,Hu.max),Es.expandByPoint(Si)):(Es.expandByPoint(Hu.min),Es.expandByPoint(Hu.max))}Es.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)Si.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(Si));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)Si.fromBufferAttribute(a,c),l&&(lc.fromBufferAttribute(e,c),Si.add(lc)),s=Math.max(s,i.distanceToSquared(Si))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&nt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){nt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new zi(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let O=0;O<i.count;O++)a[O]=new K,l[O]=new K;let u=new K,h=new K,d=new K,f=new ht,g=new ht,_=new ht,m=new K,v=new K;function y(O,N,k){c[O]=c[N]=c[k]=1,u.fromBufferAttribute(i,O),h.fromBufferAttribute(i,N),d.fromBufferAttribute(i,k),f.fromBufferAttribute(r,O),g.fromBufferAttribute(r,N),_.fromBufferAttribute(r,k),h.sub(u),d.sub(u),g.sub(f),_.sub(f);let V=1/(g.x*_.y-_.x*g.y);isFinite(V)&&(m.copy(h).multiplyScalar(_.y).addScaledVector(d,-g.y).multiplyScalar(V),v.copy(d).multiplyScalar(g.x).addScaledVector(h,-_.x).multiplyScalar(V),a[O].add(m),a[N].add(m),a[k].add(m),l[O].add(v),l[N].add(v),l[k].add(v))}let w=this.groups;w.length===0&&(w=[{start:0,count:e.count}]);for(let O=0,N=w.length;O<N;++O){let k=w[O],V=k.start,G=k.count;for(let T=V,I=V+G;T<I;T+=3)y(e.getX(T+0),e.getX(T+1),e.getX(T+2))}let b=new K,C=new K,S=new K,x=new K;function A(O){S.fromBufferAttribute(s,O),x.copy(S);let N=a[O];b.copy(N),b.sub(S.multiplyScalar(S.dot(N))).normalize(),C.crossVectors(x,N);let V=C.dot(l[O])<0?-1:1;o.setXYZW(O,b.x,b.y,b.z,V)}for(let O=0,N=i.count;O<N;++O)c[O]&&A(O);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new zi(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,f=i.count;d<f;d++)i.setXYZ(d,0,0,0);let s=new K,r=new K,o=new K,a=new K,l=new K,c=new K,u=new K,h=new K;if(e)for(let d=0,f=e.count;d<f;d+=3){let g=e.getX(d+0),_=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,_),o.fromBufferAttribute(t,m),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,_),c.fromBufferAttribute(i,m),a.add(u),l.add(u),c.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(_,l.x,l.y,l.z),i.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)Si.fromBufferAttribute(e,t),Si.normalize(),e.setXYZ(t,Si.x,Si.y,Si.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,h=a.normalized,d=new c.constructor(l.length*u),f=0,g=0;for(let _=0,m=l.length;_<m;_++){a.isInterleavedBufferAttribute?f=l[_]*a.data.stride+a.offset:f=l[_]*u;for(let v=0;v<u;v++)d[g++]=c[f++]}return new zi(d,u,h)}if(this.index===null)return Ze("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,i);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let u=0,h=c.length;u<h;u++){let d=c[u],f=e(d,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let h=0,d=c.length;h<d;h++){let f=c[h];u.push(f.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let c in s){let u=s[c];this.setAttribute(c,u.clone(t))}let r=e.morphAttributes;for(let c in r){let u=[],h=r[c];for(let d=0,f=h.length;d<f;d++)u.push(h[d].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var W0=new K,bT=new K,MT=new ot,sr=class{constructor(e=new K(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=W0.subVectors(i,t).cross(bT.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let s=e.delta(W0),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||MT.getNormalMatrix(e),s=this.coplanarPoint(W0).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},ST=0,Ur=class extends Or{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:ST++}),this.uuid=_h(),this.name="",this.type="Material",this.blending=Ac,this.side=la,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=ag,this.blendDst=lg,this.blendEquation=Qa,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ft(0,0,0),this.blendAlpha=0,this.depthFunc=fc,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=_b,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=df,this.stencilZFail=df,this.stencilZPass=df,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Ze(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ze(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ft().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new sr().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new ht().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new ht().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var _o=new K,q0=new K,Jd=new K,jd=new K,_c=class{constructor(e=new K,t=new K(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,_o)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=_o.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(_o.copy(this.origin).addScaledVector(this.direction,t),_o.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){q0.copy(e).add(t).multiplyScalar(.5),Jd.copy(t).sub(e).normalize(),jd.copy(this.origin).sub(q0);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Jd),a=jd.dot(this.direction),l=-jd.dot(Jd),c=jd.lengthSq(),u=Math.abs(1-o*o),h,d,f,g;if(u>0)if(h=o*l-a,d=o*a-l,g=r*u,h>=0)if(d>=-g)if(d<=g){let _=1/u;h*=_,d*=_,f=h*(h+o*d+2*a)+d*(o*h+d+2*l)+c}else d=r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d=-r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d<=-g?(h=Math.max(0,-(-o*r+a)),d=h>0?-r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c):d<=g?(h=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(h=Math.max(0,-(o*r+a)),d=h>0?r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c);else d=o>0?-r:r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(q0).addScaledVector(Jd,d),f}intersectSphere(e,t){if(e.radius<0)return null;_o.subVectors(e.center,this.origin);let i=_o.dot(this.direction),s=_o.dot(_o)-i*i,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,l,c=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return c>=0?(i=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(i=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),u>=0?(r=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(e.min.z-d.z)*h,l=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,l=(e.min.z-d.z)*h),i>l||a>s)||((a>i||i!==i)&&(i=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,_o)!==null}intersectTriangle(e,t,i,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,h=e.x-o.x,d=e.y-o.y,f=e.z-o.z,g=t.x-o.x,_=t.y-o.y,m=t.z-o.z,v=i.x-o.x,y=i.y-o.y,w=i.z-o.z,b=Math.abs(l),C=Math.abs(c),S=Math.abs(u),x,A,O,N,k,V,G,T,I,U,B,se;if(b>=C&&b>=S?(O=l,V=h,I=g,se=v,l>=0?(x=c,A=u,N=d,k=f,G=_,T=m,U=y,B=w):(x=u,A=c,N=f,k=d,G=m,T=_,U=w,B=y)):C>=S?(O=c,V=d,I=_,se=y,c>=0?(x=u,A=l,N=f,k=h,G=m,T=g,U=w,B=v):(x=l,A=u,N=h,k=f,G=g,T=m,U=v,B=w)):(O=u,V=f,I=m,se=w,u>=0?(x=l,A=c,N=h,k=d,G=g,T=_,U=v,B=y):(x=c,A=l,N=d,k=h,G=_,T=g,U=y,B=v)),O===0)return null;let $=x/O,X=A/O,te=1/O,ce=N-$*V,de=k-X*V,J=G-$*I,fe=T-X*I,ge=U-$*se,Ce=B-X*se,Se=ge*fe-Ce*J,Ye=ce*Ce-de*ge,ct=J*de-fe*ce;if(s){if(Se<0||Ye<0||ct<0)return null}else if((Se<0||Ye<0||ct<0)&&(Se>0||Ye>0||ct>0))return null;let qe=Se+Ye+ct;if(qe===0)return null;let yt=te*(Se*V+Ye*I+ct*se);return(qe>0?yt<0:yt>0)?null:this.at(yt/qe,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},So=class extends Ur{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ft(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Mo,this.combine=cg,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Px=new Ht,$a=new _c,Kd=new Ja,Ix=new K,Zd=new K,Qd=new K,ef=new K,$0=new K,tf=new K,kx=new K,nf=new K,Bn=class extends Pi{constructor(e=new Ii,t=new So){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){tf.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let u=a[l],h=r[l];u!==0&&($0.fromBufferAttribute(h,e),o?tf.addScaledVector($0,u):tf.addScaledVector($0.sub(t),u))}t.add(tf)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Kd.copy(i.boundingSphere),Kd.applyMatrix4(r),$a.copy(e.ray).recast(e.near),!(Kd.containsPoint($a.origin)===!1&&($a.intersectSphere(Kd,Ix)===null||$a.origin.distanceToSquared(Ix)>(e.far-e.near)**2))&&(Px.copy(r).invert(),$a.copy(e.ray).applyMatrix4(Px),!(i.boundingBox!==null&&$a.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,$a)))}_computeIntersections(e,t,i){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,h=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,_=d.length;g<_;g++){let m=d[g],v=o[m.materialIndex],y=Math.max(m.start,f.start),w=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let b=y,C=w;b<C;b+=3){let S=a.getX(b),x=a.getX(b+1),A=a.getX(b+2);s=sf(this,v,e,i,c,u,h,S,x,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),_=Math.min(a.count,f.start+f.count);for(let m=g,v=_;m<v;m+=3){let y=a.getX(m),w=a.getX(m+1),b=a.getX(m+2);s=sf(this,o,e,i,c,u,h,y,w,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,_=d.length;g<_;g++){let m=d[g],v=o[m.materialIndex],y=Math.max(m.start,f.start),w=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let b=y,C=w;b<C;b+=3){let S=b,x=b+1,A=b+2;s=sf(this,v,e,i,c,u,h,S,x,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),_=Math.min(l.count,f.start+f.count);for(let m=g,v=_;m<v;m+=3){let y=m,w=m+1,b=m+2;s=sf(this,o,e,i,c,u,h,y,w,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function wT(n,e,t,i,s,r,o,a){let l;if(e.side===ki?l=i.intersectTriangle(o,r,s,!0,a):l=i.intersectTriangle(s,r,o,e.side===la,a),l===null)return null;nf.copy(a),nf.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(nf);return c<t.near||c>t.far?null:{distance:c,point:nf.clone(),object:n}}function sf(n,e,t,i,s,r,o,a,l,c){n.getVertexPosition(a,Zd),n.getVertexPosition(l,Qd),n.getVertexPosition(c,ef);let u=wT(n,e,t,i,Zd,Qd,ef,kx);if(u){let h=new K;Qo.getBarycoord(kx,Zd,Qd,ef,h),s&&(u.uv=Qo.getInterpolatedAttribute(s,a,l,c,h,new ht)),r&&(u.uv1=Qo.getInterpolatedAttribute(r,a,l,c,h,new ht)),o&&(u.normal=Qo.getInterpolatedAttribute(o,a,l,c,h,new K),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new K,materialIndex:0};Qo.getNormal(Zd,Qd,ef,d.normal),u.face=d,u.barycoord=h}return u}var Ef=class extends as{constructor(e=null,t=1,i=1,s,r,o,a,l,c=wi,u=wi,h,d){super(null,o,a,l,c,u,s,r,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Xa=new Ja,AT=new ht(.5,.5),rf=new K,ta=class{constructor(e=new sr,t=new sr,i=new sr,s=new sr,r=new sr,o=new sr){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Ws,i=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],u=r[4],h=r[5],d=r[6],f=r[7],g=r[8],_=r[9],m=r[10],v=r[11],y=r[12],w=r[13],b=r[14],C=r[15];if(s[0].setComponents(c-o,f-u,v-g,C-y).normalize(),s[1].setComponents(c+o,f+u,v+g,C+y).normalize(),s[2].setComponents(c+a,f+h,v+_,C+w).normalize(),s[3].setComponents(c-a,f-h,v-_,C-w).normalize(),i)s[4].setComponents(l,d,m,b).normalize(),s[5].setComponents(c-l,f-d,v-m,C-b).normalize();else if(s[4].setComponents(c-l,f-d,v-m,C-b).normalize(),t===Ws)s[5].setComponents(c+l,f+d,v+m,C+b).normalize();else if(t===pc)s[5].setComponents(l,d,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Xa.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Xa.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Xa)}intersectsSprite(e){Xa.center.set(0,0,0);let t=AT.distanceTo(e.center);return Xa.radius=.7071067811865476+t,Xa.applyMatrix4(e.matrixWorld),this.intersectsSphere(Xa)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(rf.x=s.normal.x>0?e.max.x:e.min.x,rf.y=s.normal.y>0?e.max.y:e.min.y,rf.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(rf)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Lx=new Ht,Cf=class n{constructor(){this.coordinateSystem=Ws,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Lx.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new ta),i[s].setFromProjectionMatrix(Lx,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new ta),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new n().copy(this)}};var na=class extends Ur{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ft(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Rf=new K,Pf=new K,Dx=new Ht,Gu=new _c,of=new Ja,X0=new K,Nx=new K,ia=class extends Pi{constructor(e=new Ii,t=new na){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let s=1,r=t.count;s<r;s++)Rf.fromBufferAttribute(t,s-1),Pf.fromBufferAttribute(t,s),i[s]=i[s-1],i[s]+=Rf.distanceTo(Pf);e.setAttribute("lineDistance",new In(i,1))}else Ze("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),of.copy(i.boundingSphere),of.applyMatrix4(s),of.radius+=r,e.ray.intersectsSphere(of)===!1)return;Dx.copy(s).invert(),Gu.copy(e.ray).applyMatrix4(Dx);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,u=i.index,d=i.attributes.position;if(u!==null){let f=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let _=f,m=g-1;_<m;_+=c){let v=u.getX(_),y=u.getX(_+1),w=af(this,e,Gu,l,v,y,_);w&&t.push(w)}if(this.isLineLoop){let _=u.getX(g-1),m=u.getX(f),v=af(this,e,Gu,l,_,m,g-1);v&&t.push(v)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let _=f,m=g-1;_<m;_+=c){let v=af(this,e,Gu,l,_,_+1,_);v&&t.push(v)}if(this.isLineLoop){let _=af(this,e,Gu,l,g-1,f,g-1);_&&t.push(_)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function af(n,e,t,i,s,r,o){let a=n.geometry.attributes.position;if(Rf.fromBufferAttribute(a,s),Pf.fromBufferAttribute(a,r),t.distanceSqToSegment(Rf,Pf,X0,Nx)>i)return;X0.applyMatrix4(n.matrixWorld);let c=e.ray.origin.distanceTo(X0);if(!(c<e.near||c>e.far))return{distance:c,point:Nx.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}var Fx=new K,Ox=new K,Zu=class extends ia{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[];for(let s=0,r=t.count;s<r;s+=2)Fx.fromBufferAttribute(t,s),Ox.fromBufferAttribute(t,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+Fx.distanceTo(Ox);e.setAttribute("lineDistance",new In(i,1))}else Ze("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Qu=class extends as{constructor(e=[],t=el,i,s,r,o,a,l,c,u){super(e,t,i,s,r,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var wo=class extends as{constructor(e,t,i=or,s,r,o,a=wi,l=wi,c,u=bo,h=1){if(u!==bo&&u!==To)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:h};super(d,s,r,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new mc(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},eh=class extends wo{constructor(e,t=or,i=el,s,r,o=wi,a=wi,l,c=bo){let u={width:e,height:e,depth:1},h=[u,u,u,u,u,u];super(e,e,t,i,s,r,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},th=class extends as{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Br=class n extends Ii{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],u=[],h=[],d=0,f=0;g("z","y","x",-1,-1,i,t,e,o,r,0),g("z","y","x",1,-1,i,t,-e,o,r,1),g("x","z","y",1,1,e,i,t,s,o,2),g("x","z","y",1,-1,e,i,-t,s,o,3),g("x","y","z",1,-1,e,t,i,s,r,4),g("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new In(c,3)),this.setAttribute("normal",new In(u,3)),this.setAttribute("uv",new In(h,2));function g(_,m,v,y,w,b,C,S,x,A,O){let N=b/x,k=C/A,V=b/2,G=C/2,T=S/2,I=x+1,U=A+1,B=0,se=0,$=new K;for(let X=0;X<U;X++){let te=X*k-G;for(let ce=0;ce<I;ce++){let de=ce*N-V;$[_]=de*y,$[m]=te*w,$[v]=T,c.push($.x,$.y,$.z),$[_]=0,$[m]=0,$[v]=S>0?1:-1,u.push($.x,$.y,$.z),h.push(ce/x),h.push(1-X/A),B+=1}}for(let X=0;X<A;X++)for(let te=0;te<x;te++){let ce=d+te+I*X,de=d+te+I*(X+1),J=d+(te+1)+I*(X+1),fe=d+(te+1)+I*X;l.push(ce,de,fe),l.push(de,J,fe),se+=6}a.addGroup(f,se,O),f+=se,d+=B}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var xc=class n extends Ii{constructor(e=1,t=1,i=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let u=[],h=[],d=[],f=[],g=0,_=[],m=i/2,v=0;y(),o===!1&&(e>0&&w(!0),t>0&&w(!1)),this.setIndex(u),this.setAttribute("position",new In(h,3)),this.setAttribute("normal",new In(d,3)),this.setAttribute("uv",new In(f,2));function y(){let b=new K,C=new K,S=0,x=(t-e)/i;for(let A=0;A<=r;A++){let O=[],N=A/r,k=N*(t-e)+e;for(let V=0;V<=s;V++){let G=V/s,T=G*l+a,I=Math.sin(T),U=Math.cos(T);C.x=k*I,C.y=-N*i+m,C.z=k*U,h.push(C.x,C.y,C.z),b.set(I,x,U).normalize(),d.push(b.x,b.y,b.z),f.push(G,1-N),O.push(g++)}_.push(O)}for(let A=0;A<s;A++)for(let O=0;O<r;O++){let N=_[O][A],k=_[O+1][A],V=_[O+1][A+1],G=_[O][A+1];(e>0||O!==0)&&(u.push(N,k,G),S+=3),(t>0||O!==r-1)&&(u.push(k,V,G),S+=3)}c.addGroup(v,S,0),v+=S}function w(b){let C=g,S=new ht,x=new K,A=0,O=b===!0?e:t,N=b===!0?1:-1;for(let V=1;V<=s;V++)h.push(0,m*N,0),d.push(0,N,0),f.push(.5,.5),g++;let k=g;for(let V=0;V<=s;V++){let T=V/s*l+a,I=Math.cos(T),U=Math.sin(T);x.x=O*U,x.y=m*N,x.z=O*I,h.push(x.x,x.y,x.z),d.push(0,N,0),S.x=I*.5+.5,S.y=U*.5*N+.5,f.push(S.x,S.y),g++}for(let V=0;V<s;V++){let G=C+V,T=k+V;b===!0?u.push(T,T+1,G):u.push(T+1,T,G),A+=3}c.addGroup(v,A,b===!0?1:2),v+=A}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var nh=class n extends Ii{constructor(e=[new ht(0,-.5),new ht(.5,0),new ht(0,.5)],t=12,i=0,s=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:i,phiLength:s},t=Math.floor(t),s=Ct(s,0,Math.PI*2);let r=[],o=[],a=[],l=[],c=[],u=1/t,h=new K,d=new ht,f=new K,g=new K,_=new K,m=0,v=0;for(let y=0;y<=e.length-1;y++)switch(y){case 0:m=e[y+1].x-e[y].x,v=e[y+1].y-e[y].y,f.x=v*1,f.y=-m,f.z=v*0,_.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case e.length-1:_.normalize(),l.push(_.x,_.y,_.z);break;default:m=e[y+1].x-e[y].x,v=e[y+1].y-e[y].y,f.x=v*1,f.y=-m,f.z=v*0,g.copy(f),f.x+=_.x,f.y+=_.y,f.z+=_.z,f.normalize(),l.push(f.x,f.y,f.z),_.copy(g)}for(let y=0;y<=t;y++){let w=i+y*u*s,b=Math.sin(w),C=Math.cos(w);for(let S=0;S<=e.length-1;S++){h.x=e[S].x*b,h.y=e[S].y,h.z=e[S].x*C,o.push(h.x,h.y,h.z),d.x=y/t,d.y=S/(e.length-1),a.push(d.x,d.y);let x=l[3*S+0]*b,A=l[3*S+1],O=l[3*S+0]*C;c.push(x,A,O)}}for(let y=0;y<t;y++)for(let w=0;w<e.length-1;w++){let b=w+y*e.length,C=b,S=b+e.length,x=b+e.length+1,A=b+1;r.push(C,S,A),r.push(x,A,S)}this.setIndex(r),this.setAttribute("position",new In(o,3)),this.setAttribute("uv",new In(a,2)),this.setAttribute("normal",new In(c,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.points,e.segments,e.phiStart,e.phiLength)}};var ja=class n extends Ii{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(i),l=Math.floor(s),c=a+1,u=l+1,h=e/a,d=t/l,f=[],g=[],_=[],m=[];for(let v=0;v<u;v++){let y=v*d-o;for(let w=0;w<c;w++){let b=w*h-r;g.push(b,-y,0),_.push(0,0,1),m.push(w/a),m.push(1-v/l)}}for(let v=0;v<l;v++)for(let y=0;y<a;y++){let w=y+c*v,b=y+c*(v+1),C=y+1+c*(v+1),S=y+1+c*v;f.push(w,b,S),f.push(b,C,S)}this.setIndex(f),this.setAttribute("position",new In(g,3)),this.setAttribute("normal",new In(_,3)),this.setAttribute("uv",new In(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};var rr=class n extends Ii{constructor(e=1,t=32,i=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));let l=Math.min(o+a,Math.PI),c=0,u=[],h=new K,d=new K,f=[],g=[],_=[],m=[];for(let v=0;v<=i;v++){let y=[],w=v/i,b=o+w*a,C=e*Math.cos(b),S=Math.sqrt(e*e-C*C),x=0;v===0&&o===0?x=.5/t:v===i&&l===Math.PI&&(x=-.5/t);for(let A=0;A<=t;A++){let O=A/t,N=s+O*r;h.x=-S*Math.cos(N),h.y=C,h.z=S*Math.sin(N),g.push(h.x,h.y,h.z),d.copy(h).normalize(),_.push(d.x,d.y,d.z),m.push(O+x,1-w),y.push(c++)}u.push(y)}for(let v=0;v<i;v++)for(let y=0;y<t;y++){let w=u[v][y+1],b=u[v][y],C=u[v+1][y],S=u[v+1][y+1];(v!==0||o>0)&&f.push(w,b,S),(v!==i-1||l<Math.PI)&&f.push(b,C,S)}this.setIndex(f),this.setAttribute("position",new In(g,3)),this.setAttribute("normal",new In(_,3)),this.setAttribute("uv",new In(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var ih=class extends Ur{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new ft(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function nl(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];if(Ux(s))s.isRenderTargetTexture?(Ze("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(Ux(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function Vi(n){let e={};for(let t=0;t<n.length;t++){let i=nl(n[t]);for(let s in i)e[s]=i[s]}return e}function Ux(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function TT(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function Ig(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Et.workingColorSpace}var kb={clone:nl,merge:Vi},ET=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,CT=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,zr=class extends Ur{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=ET,this.fragmentShader=CT,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=nl(e.uniforms),this.uniformsGroups=TT(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new ft().setHex(s.value);break;case"v2":this.uniforms[i].value=new ht().fromArray(s.value);break;case"v3":this.uniforms[i].value=new K().fromArray(s.value);break;case"v4":this.uniforms[i].value=new An().fromArray(s.value);break;case"m3":this.uniforms[i].value=new ot().fromArray(s.value);break;case"m4":this.uniforms[i].value=new Ht().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},If=class extends zr{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},sa=class extends Ur{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ft(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ft(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Ip,this.normalScale=new ht(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Mo,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var kf=class extends Ur{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=vb,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Lf=class extends Ur{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};var bc=class extends na{constructor(e){super(),this.isLineDashedMaterial=!0,this.type="LineDashedMaterial",this.scale=1,this.dashSize=3,this.gapSize=1,this.setValues(e)}copy(e){return super.copy(e),this.scale=e.scale,this.dashSize=e.dashSize,this.gapSize=e.gapSize,this}};function cc(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function lf(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var ra=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];e:{t:{let o;n:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break t}o=t.length;break n}if(!(e>=r)){let a=t[1];e<a&&(i=2,r=a);for(let l=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(s=r,r=t[--i-1],e>=r)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Df=class extends ra{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:j0,endingEnd:j0}}intervalChanged_(e,t,i){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case K0:r=e,a=2*t-i;break;case Z0:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case K0:o=e,l=2*i-t;break;case Z0:o=1,l=i+s[1]-s[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(i-t)/(s-t),_=g*g,m=_*g,v=-d*m+2*d*_-d*g,y=(1+d)*m+(-1.5-2*d)*_+(-.5+d)*g+1,w=(-1-f)*m+(1.5+f)*_+.5*g,b=f*m-f*_;for(let C=0;C!==a;++C)r[C]=v*o[u+C]+y*o[c+C]+w*o[l+C]+b*o[h+C];return r}},Nf=class extends ra{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(s-t),h=1-u;for(let d=0;d!==a;++d)r[d]=o[c+d]*h+o[l+d]*u;return r}},Ff=class extends ra{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Of=class extends ra{interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let g=(i-t)/(s-t),_=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*_+o[l+m]*g;return r}let d=a*2,f=e-1;for(let g=0;g!==a;++g){let _=o[c+g],m=o[l+g],v=f*d+g*2,y=h[v],w=h[v+1],b=e*d+g*2,C=u[b],S=u[b+1],x=PT(i,t,y,C,s);r[g]=Lb(x,_,w,S,m)}return r}};function Lb(n,e,t,i,s){let r=1-n;return r*r*r*e+3*r*r*n*t+3*r*n*n*i+n*n*n*s}function RT(n,e,t,i,s){let r=1-n;return 3*r*r*(t-e)+6*r*n*(i-t)+3*n*n*(s-i)}function PT(n,e,t,i,s){let r=(n-e)/(s-e);for(let o=0;o<8;o++){let a=Lb(r,e,t,i,s)-n;if(Math.abs(a)<1e-10)break;let l=RT(r,e,t,i,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Is=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=cc(t,this.TimeBufferType),this.values=cc(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:cc(e.times,Array),values:cc(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s),lf(e.settings)&&(i.settings={inTangents:cc(e.settings.inTangents,Array),outTangents:cc(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new Ff(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Nf(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Df(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Of(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case qu:t=this.InterpolantFactoryMethodDiscrete;break;case Mf:t=this.InterpolantFactoryMethodLinear;break;case hf:t=this.InterpolantFactoryMethodSmooth;break;case J0:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Ze("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return qu;case this.InterpolantFactoryMethodLinear:return Mf;case this.InterpolantFactoryMethodSmooth:return hf;case this.InterpolantFactoryMethodBezier:return J0}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e;lf(this.settings)&&(Bx(this.settings.inTangents,e),Bx(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e;lf(this.settings)&&(zx(this.settings.inTangents,e),zx(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,s=i.length,r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(nt("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(nt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){nt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){nt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&sT(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){nt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===hf,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(s)l=!0;else{let h=a*i,d=h-i,f=h+i;for(let g=0;g!==i;++g){let _=t[h+g];if(_!==t[d+g]||_!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let h=a*i,d=o*i;for(let f=0;f!==i;++f)t[d+f]=t[h+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,lf(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Bx(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function zx(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}Is.prototype.ValueTypeName="";Is.prototype.TimeBufferType=Float32Array;Is.prototype.ValueBufferType=Float32Array;Is.prototype.DefaultInterpolation=Mf;var oa=class extends Is{constructor(e,t,i){super(e,t,i)}};oa.prototype.ValueTypeName="bool";oa.prototype.ValueBufferType=Array;oa.prototype.DefaultInterpolation=qu;oa.prototype.InterpolantFactoryMethodLinear=void 0;oa.prototype.InterpolantFactoryMethodSmooth=void 0;var Uf=class extends Is{constructor(e,t,i,s){super(e,t,i,s)}};Uf.prototype.ValueTypeName="color";var Bf=class extends Is{constructor(e,t,i,s){super(e,t,i,s)}};Bf.prototype.ValueTypeName="number";var zf=class extends ra{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(s-t),c=e*a;for(let u=c+a;c!==u;c+=4)Rs.slerpFlat(r,0,o,c-a,o,c,l);return r}},sh=class extends Is{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new zf(this.times,this.values,this.getValueSize(),e)}};sh.prototype.ValueTypeName="quaternion";sh.prototype.InterpolantFactoryMethodSmooth=void 0;var aa=class extends Is{constructor(e,t,i){super(e,t,i)}};aa.prototype.ValueTypeName="string";aa.prototype.ValueBufferType=Array;aa.prototype.DefaultInterpolation=qu;aa.prototype.InterpolantFactoryMethodLinear=void 0;aa.prototype.InterpolantFactoryMethodSmooth=void 0;var Vf=class extends Is{constructor(e,t,i,s){super(e,t,i,s)}};Vf.prototype.ValueTypeName="vector";var Hf=class{constructor(e,t,i){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,h){return c.push(u,h),this},this.removeHandler=function(u){let h=c.indexOf(u);return h!==-1&&c.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=c.length;h<d;h+=2){let f=c[h],g=c[h+1];if(f.global&&(f.lastIndex=0),f.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Db=new Hf,Gf=class{constructor(e){this.manager=e!==void 0?e:Db,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Gf.DEFAULT_MATERIAL_NAME="__DEFAULT";var Mc=class extends Pi{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ft(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},rh=class extends Mc{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Pi.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ft(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Y0=new Ht,Vx=new K,Hx=new K,Wf=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new ht(512,512),this.mapType=ls,this.map=null,this.mapPass=null,this.matrix=new Ht,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new ta,this._frameExtents=new ht(1,1),this._viewportCount=1,this._viewports=[new An(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Vx.setFromMatrixPosition(e.matrixWorld),t.position.copy(Vx),Hx.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Hx),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,s){Y0.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(Y0,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===pc||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Y0)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},cf=new K,uf=new Rs,Nr=new K,oh=class extends Pi{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Ht,this.projectionMatrix=new Ht,this.projectionMatrixInverse=new Ht,this.coordinateSystem=Ws,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(cf,uf,Nr),Nr.x===1&&Nr.y===1&&Nr.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(cf,uf,Nr.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(cf,uf,Nr),Nr.x===1&&Nr.y===1&&Nr.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(cf,uf,Nr.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Zo=new K,Gx=new ht,Wx=new ht,ji=class extends oh{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Sf*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(T0*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Sf*2*Math.atan(Math.tan(T0*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Zo.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Zo.x,Zo.y).multiplyScalar(-e/Zo.z),Zo.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Zo.x,Zo.y).multiplyScalar(-e/Zo.z)}getViewSize(e,t){return this.getViewBounds(e,Gx,Wx),t.subVectors(Wx,Gx)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(T0*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*i/c,s*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var ah=class extends oh{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=i-e,o=i+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Q0=class extends Wf{constructor(){super(new ah(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},lh=class extends Mc{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Pi.DEFAULT_UP),this.updateMatrix(),this.target=new Pi,this.shadow=new Q0}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}},ch=class extends Mc{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}};var uc=-90,hc=1,Sc=class extends Pi{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ji(uc,hc,e,t);s.layers=this.layers,this.add(s);let r=new ji(uc,hc,e,t);r.layers=this.layers,this.add(r);let o=new ji(uc,hc,e,t);o.layers=this.layers,this.add(o);let a=new ji(uc,hc,e,t);a.layers=this.layers,this.add(a);let l=new ji(uc,hc,e,t);l.layers=this.layers,this.add(l);let c=new ji(uc,hc,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ws)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===pc)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let _=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=_,e.setRenderTarget(i,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(h,d,f),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},qf=class extends ji{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var kg="\\[\\]\\.:\\/",IT=new RegExp("["+kg+"]","g"),Lg="[^"+kg+"]",kT="[^"+kg.replace("\\.","")+"]",LT=/((?:WC+[\/:])*)/.source.replace("WC",Lg),DT=/(WCOD+)?/.source.replace("WCOD",kT),NT=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Lg),FT=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Lg),OT=new RegExp("^"+LT+DT+NT+FT+"$"),UT=["material","materials","bones","map"],eg=class{constructor(e,t,i){let s=i||_n.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},_n=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(IT,"")}static parseTrackName(e){let t=OT.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);UT.indexOf(r)!==-1&&(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ze("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){nt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){nt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){nt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){nt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){nt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){nt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){nt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;nt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){nt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){nt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};_n.Composite=eg;_n.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};_n.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};_n.prototype.GetterByBindingType=[_n.prototype._getValue_direct,_n.prototype._getValue_array,_n.prototype._getValue_arrayElement,_n.prototype._getValue_toArray];_n.prototype.SetterByBindingTypeAndVersioning=[[_n.prototype._setValue_direct,_n.prototype._setValue_direct_setNeedsUpdate,_n.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[_n.prototype._setValue_array,_n.prototype._setValue_array_setNeedsUpdate,_n.prototype._setValue_array_setMatrixWorldNeedsUpdate],[_n.prototype._setValue_arrayElement,_n.prototype._setValue_arrayElement_setNeedsUpdate,_n.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[_n.prototype._setValue_fromArray,_n.prototype._setValue_fromArray_setNeedsUpdate,_n.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var wN=new Float32Array(1);var qx=new Ht,uh=class{constructor(e,t,i=0,s=1/0){this.ray=new _c(e,t),this.near=i,this.far=s,this.camera=null,this.layers=new gc,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):nt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return qx.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(qx),this}intersectObject(e,t=!0,i=[]){return tg(e,this,i,t),i.sort($x),i}intersectObjects(e,t=!0,i=[]){for(let s=0,r=e.length;s<r;s++)tg(e[s],this,i,t);return i.sort($x),i}};function $x(n,e){return n.distance-e.distance}function tg(n,e,t,i){let s=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(s=!1),s===!0&&i===!0){let r=n.children;for(let o=0,a=r.length;o<a;o++)tg(r[o],e,t,!0)}}var ng=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=i,r[3]=s,this}};function Dg(n,e,t,i){let s=BT(i);switch(t){case bg:return n*e;case Sg:return n*e/s.components*s.byteLength;case Zf:return n*e/s.components*s.byteLength;case ca:return n*e*2/s.components*s.byteLength;case Qf:return n*e*2/s.components*s.byteLength;case Mg:return n*e*3/s.components*s.byteLength;case cr:return n*e*4/s.components*s.byteLength;case ep:return n*e*4/s.components*s.byteLength;case fh:case ph:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case mh:case gh:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case np:case sp:return Math.max(n,16)*Math.max(e,8)/4;case tp:case ip:return Math.max(n,8)*Math.max(e,8)/2;case rp:case op:case lp:case cp:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case ap:case vh:case up:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case hp:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case dp:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case fp:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case pp:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case mp:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case gp:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case vp:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case yp:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case _p:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case xp:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case bp:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case Mp:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Sp:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case wp:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Ap:case Tp:case Ep:return Math.ceil(n/4)*Math.ceil(e/4)*16;case Cp:case Rp:return Math.ceil(n/4)*Math.ceil(e/4)*8;case yh:case Pp:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function BT(n){switch(n){case ls:case vg:return{byteLength:1,components:1};case Ec:case yg:case lr:return{byteLength:2,components:1};case jf:case Kf:return{byteLength:2,components:4};case or:case Jf:case ar:return{byteLength:4,components:1};case _g:case xg:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ze("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function nM(){let n=null,e=!1,t=null,i=null;function s(r,o){i=n.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function VT(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,h=c.byteLength,d=n.createBuffer();n.bindBuffer(l,d),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,l,c){let u=l.array,h=l.updateRanges;if(n.bindBuffer(c,a),h.length===0)n.bufferSubData(c,0,u);else{h.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<h.length;f++){let g=h[d],_=h[f];_.start<=g.start+g.count+1?g.count=Math.max(g.count,_.start+_.count-g.start):(++d,h[d]=_)}h.length=d+1;for(let f=0,g=h.length;f<g;f++){let _=h[f];n.bufferSubData(c,_.start*u.BYTES_PER_ELEMENT,u,_.start,_.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var HT=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,GT=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,WT=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,qT=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,$T=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,XT=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,YT=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,JT=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,jT=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,KT=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,ZT=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,QT=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,eE=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,tE=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,nE=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,iE=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,sE=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,rE=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,oE=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,aE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,lE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,cE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,uE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,hE=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,dE=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,fE=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,pE=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,mE=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,gE=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,vE="gl_FragColor = linearToOutputTexel( gl_FragColor );",yE=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,_E=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,xE=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,bE=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,ME=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,SE=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,wE=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,AE=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,TE=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,EE=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,CE=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,RE=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,PE=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,IE=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,kE=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,LE=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,DE=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,NE=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,FE=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,OE=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,UE=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,BE=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,zE=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,VE=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,HE=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,GE=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,WE=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,qE=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,$E=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,XE=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,YE=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,JE=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,jE=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,KE=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,ZE=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,QE=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,eC=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,tC=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,nC=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,iC=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,sC=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,rC=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,oC=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,aC=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,lC=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,cC=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,uC=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,hC=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,dC=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,fC=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,pC=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,mC=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,gC=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,vC=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,yC=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,_C=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,xC=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,bC=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,MC=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,SC=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,wC=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,AC=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,TC=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,EC=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,CC=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,RC=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,PC=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,IC=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,kC=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,LC=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,DC=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,NC=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,FC=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,OC=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,UC=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,BC=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,zC=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,VC=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,HC=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,GC=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,WC=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,qC=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,$C=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,XC=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,YC=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,JC=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,jC=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,KC=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,ZC=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,QC=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,eR=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,tR=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,nR=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,iR=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,sR=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,rR=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,oR=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,aR=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,lR=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,cR=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,uR=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,hR=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,dR=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,fR=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,pR=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,mR=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,gR=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,vR=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,yR=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,_R=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,xR=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,vt={alphahash_fragment:HT,alphahash_pars_fragment:GT,alphamap_fragment:WT,alphamap_pars_fragment:qT,alphatest_fragment:$T,alphatest_pars_fragment:XT,aomap_fragment:YT,aomap_pars_fragment:JT,batching_pars_vertex:jT,batching_vertex:KT,begin_vertex:ZT,beginnormal_vertex:QT,bsdfs:eE,iridescence_fragment:tE,bumpmap_pars_fragment:nE,clipping_planes_fragment:iE,clipping_planes_pars_fragment:sE,clipping_planes_pars_vertex:rE,clipping_planes_vertex:oE,color_fragment:aE,color_pars_fragment:lE,color_pars_vertex:cE,color_vertex:uE,common:hE,defaultnormal_vertex:dE,displacementmap_pars_vertex:fE,displacementmap_vertex:pE,emissivemap_fragment:mE,emissivemap_pars_fragment:gE,colorspace_fragment:vE,colorspace_pars_fragment:yE,envmap_fragment:_E,envmap_common_pars_fragment:xE,envmap_pars_fragment:bE,envmap_pars_vertex:ME,envmap_physical_pars_fragment:LE,envmap_vertex:SE,fog_vertex:wE,fog_pars_vertex:AE,fog_fragment:TE,fog_pars_fragment:EE,gradientmap_pars_fragment:CE,lightmap_pars_fragment:RE,lights_lambert_fragment:PE,lights_lambert_pars_fragment:IE,lights_pars_begin:kE,lights_toon_fragment:DE,lights_toon_pars_fragment:NE,lights_phong_fragment:FE,lights_phong_pars_fragment:OE,lights_physical_fragment:UE,lights_physical_pars_fragment:BE,lights_fragment_begin:zE,lights_fragment_maps:VE,lights_fragment_end:HE,lightprobes_pars_fragment:GE,logdepthbuf_fragment:WE,logdepthbuf_pars_fragment:qE,logdepthbuf_pars_vertex:$E,logdepthbuf_vertex:XE,map_fragment:YE,map_pars_fragment:JE,map_particle_fragment:jE,map_particle_pars_fragment:KE,metalnessmap_fragment:ZE,metalnessmap_pars_fragment:QE,morphinstance_vertex:eC,morphcolor_vertex:tC,morphnormal_vertex:nC,morphtarget_pars_vertex:iC,morphtarget_vertex:sC,normal_fragment_begin:rC,normal_fragment_maps:oC,normal_pars_fragment:aC,normal_pars_vertex:lC,normal_vertex:cC,normalmap_pars_fragment:uC,clearcoat_normal_fragment_begin:hC,clearcoat_normal_fragment_maps:dC,clearcoat_pars_fragment:fC,iridescence_pars_fragment:pC,opaque_fragment:mC,packing:gC,premultiplied_alpha_fragment:vC,project_vertex:yC,dithering_fragment:_C,dithering_pars_fragment:xC,roughnessmap_fragment:bC,roughnessmap_pars_fragment:MC,shadowmap_pars_fragment:SC,shadowmap_pars_vertex:wC,shadowmap_vertex:AC,shadowmask_pars_fragment:TC,skinbase_vertex:EC,skinning_pars_vertex:CC,skinning_vertex:RC,skinnormal_vertex:PC,specularmap_fragment:IC,specularmap_pars_fragment:kC,tonemapping_fragment:LC,tonemapping_pars_fragment:DC,transmission_fragment:NC,transmission_pars_fragment:FC,uv_pars_fragment:OC,uv_pars_vertex:UC,uv_vertex:BC,worldpos_vertex:zC,background_vert:VC,background_frag:HC,backgroundCube_vert:GC,backgroundCube_frag:WC,cube_vert:qC,cube_frag:$C,depth_vert:XC,depth_frag:YC,distance_vert:JC,distance_frag:jC,equirect_vert:KC,equirect_frag:ZC,linedashed_vert:QC,linedashed_frag:eR,meshbasic_vert:tR,meshbasic_frag:nR,meshlambert_vert:iR,meshlambert_frag:sR,meshmatcap_vert:rR,meshmatcap_frag:oR,meshnormal_vert:aR,meshnormal_frag:lR,meshphong_vert:cR,meshphong_frag:uR,meshphysical_vert:hR,meshphysical_frag:dR,meshtoon_vert:fR,meshtoon_frag:pR,points_vert:mR,points_frag:gR,shadow_vert:vR,shadow_frag:yR,sprite_vert:_R,sprite_frag:xR},Le={common:{diffuse:{value:new ft(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ot},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ot}},envmap:{envMap:{value:null},envMapRotation:{value:new ot},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ot}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ot}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ot},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ot},normalScale:{value:new ht(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ot},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ot}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ot}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ot}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ft(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ft(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0},uvTransform:{value:new ot}},sprite:{diffuse:{value:new ft(16777215)},opacity:{value:1},center:{value:new ht(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ot},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0}}},Wr={basic:{uniforms:Vi([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:vt.meshbasic_vert,fragmentShader:vt.meshbasic_frag},lambert:{uniforms:Vi([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ft(0)},envMapIntensity:{value:1}}]),vertexShader:vt.meshlambert_vert,fragmentShader:vt.meshlambert_frag},phong:{uniforms:Vi([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ft(0)},specular:{value:new ft(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:vt.meshphong_vert,fragmentShader:vt.meshphong_frag},standard:{uniforms:Vi([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new ft(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:vt.meshphysical_vert,fragmentShader:vt.meshphysical_frag},toon:{uniforms:Vi([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new ft(0)}}]),vertexShader:vt.meshtoon_vert,fragmentShader:vt.meshtoon_frag},matcap:{uniforms:Vi([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:vt.meshmatcap_vert,fragmentShader:vt.meshmatcap_frag},points:{uniforms:Vi([Le.points,Le.fog]),vertexShader:vt.points_vert,fragmentShader:vt.points_frag},dashed:{uniforms:Vi([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:vt.linedashed_vert,fragmentShader:vt.linedashed_frag},depth:{uniforms:Vi([Le.common,Le.displacementmap]),vertexShader:vt.depth_vert,fragmentShader:vt.depth_frag},normal:{uniforms:Vi([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:vt.meshnormal_vert,fragmentShader:vt.meshnormal_frag},sprite:{uniforms:Vi([Le.sprite,Le.fog]),vertexShader:vt.sprite_vert,fragmentShader:vt.sprite_frag},background:{uniforms:{uvTransform:{value:new ot},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:vt.background_vert,fragmentShader:vt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ot}},vertexShader:vt.backgroundCube_vert,fragmentShader:vt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:vt.cube_vert,fragmentShader:vt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:vt.equirect_vert,fragmentShader:vt.equirect_frag},distance:{uniforms:Vi([Le.common,Le.displacementmap,{referencePosition:{value:new K},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:vt.distance_vert,fragmentShader:vt.distance_frag},shadow:{uniforms:Vi([Le.lights,Le.fog,{color:{value:new ft(0)},opacity:{value:1}}]),vertexShader:vt.shadow_vert,fragmentShader:vt.shadow_frag}};Wr.physical={uniforms:Vi([Wr.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ot},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ot},clearcoatNormalScale:{value:new ht(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ot},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ot},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ot},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ot},sheen:{value:0},sheenColor:{value:new ft(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ot},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ot},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ot},transmissionSamplerSize:{value:new ht},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ot},attenuationDistance:{value:0},attenuationColor:{value:new ft(0)},specularColor:{value:new ft(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ot},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ot},anisotropyVector:{value:new ht},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ot}}]),vertexShader:vt.meshphysical_vert,fragmentShader:vt.meshphysical_frag};var kp={r:0,b:0,g:0},bR=new Ht,iM=new ot;iM.set(-1,0,0,0,1,0,0,0,1);function MR(n,e,t,i,s,r){let o=new ft(0),a=s===!0?0:1,l,c,u=null,h=0,d=null;function f(y){let w=y.isScene===!0?y.background:null;if(w&&w.isTexture){let b=y.backgroundBlurriness>0;w=e.get(w,b)}return w}function g(y){let w=!1,b=f(y);b===null?m(o,a):b&&b.isColor&&(m(b,1),w=!0);let C=n.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||w)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function _(y,w){let b=f(w);b&&b.isCubeTexture?(c===void 0&&(c=new Bn(new Br(1,1,1),new zr({name:"BackgroundCubeMaterial",uniforms:nl(Wr.backgroundCube.uniforms),vertexShader:Wr.backgroundCube.vertexShader,fragmentShader:Wr.backgroundCube.fragmentShader,side:ki,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,S,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(bR.makeRotationFromEuler(w.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(iM),c.material.toneMapped=Et.getTransfer(b.colorSpace)!==Xt,(u!==b||h!==b.version||d!==n.toneMapping)&&(c.material.needsUpdate=!0,u=b,h=b.version,d=n.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Bn(new ja(2,2),new zr({name:"BackgroundMaterial",uniforms:nl(Wr.background.uniforms),vertexShader:Wr.background.vertexShader,fragmentShader:Wr.background.fragmentShader,side:la,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=Et.getTransfer(b.colorSpace)!==Xt,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(u!==b||h!==b.version||d!==n.toneMapping)&&(l.material.needsUpdate=!0,u=b,h=b.version,d=n.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null))}function m(y,w){y.getRGB(kp,Ig(n)),t.buffers.color.setClear(kp.r,kp.g,kp.b,w,r)}function v(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(y,w=1){o.set(y),a=w,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(y){a=y,m(o,a)},render:g,addToRenderList:_,dispose:v}}function SR(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=d(null),r=s,o=!1;function a(k,V,G,T,I){let U=!1,B=h(k,T,G,V);r!==B&&(r=B,c(r.object)),U=f(k,T,G,I),U&&g(k,T,G,I),I!==null&&e.update(I,n.ELEMENT_ARRAY_BUFFER),(U||o)&&(o=!1,b(k,V,G,T),I!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(I).buffer))}function l(){return n.createVertexArray()}function c(k){return n.bindVertexArray(k)}function u(k){return n.deleteVertexArray(k)}function h(k,V,G,T){let I=T.wireframe===!0,U=i[V.id];U===void 0&&(U={},i[V.id]=U);let B=k.isInstancedMesh===!0?k.id:0,se=U[B];se===void 0&&(se={},U[B]=se);let $=se[G.id];$===void 0&&($={},se[G.id]=$);let X=$[I];return X===void 0&&(X=d(l()),$[I]=X),X}function d(k){let V=[],G=[],T=[];for(let I=0;I<t;I++)V[I]=0,G[I]=0,T[I]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:V,enabledAttributes:G,attributeDivisors:T,object:k,attributes:{},index:null}}function f(k,V,G,T){let I=r.attributes,U=V.attributes,B=0,se=G.getAttributes();for(let $ in se)if(se[$].location>=0){let te=I[$],ce=U[$];if(ce===void 0&&($==="instanceMatrix"&&k.instanceMatrix&&(ce=k.instanceMatrix),$==="instanceColor"&&k.instanceColor&&(ce=k.instanceColor)),te===void 0||te.attribute!==ce||ce&&te.data!==ce.data)return!0;B++}return r.attributesNum!==B||r.index!==T}function g(k,V,G,T){let I={},U=V.attributes,B=0,se=G.getAttributes();for(let $ in se)if(se[$].location>=0){let te=U[$];te===void 0&&($==="instanceMatrix"&&k.instanceMatrix&&(te=k.instanceMatrix),$==="instanceColor"&&k.instanceColor&&(te=k.instanceColor));let ce={};ce.attribute=te,te&&te.data&&(ce.data=te.data),I[$]=ce,B++}r.attributes=I,r.attributesNum=B,r.index=T}function _(){let k=r.newAttributes;for(let V=0,G=k.length;V<G;V++)k[V]=0}function m(k){v(k,0)}function v(k,V){let G=r.newAttributes,T=r.enabledAttributes,I=r.attributeDivisors;G[k]=1,T[k]===0&&(n.enableVertexAttribArray(k),T[k]=1),I[k]!==V&&(n.vertexAttribDivisor(k,V),I[k]=V)}function y(){let k=r.newAttributes,V=r.enabledAttributes;for(let G=0,T=V.length;G<T;G++)V[G]!==k[G]&&(n.disableVertexAttribArray(G),V[G]=0)}function w(k,V,G,T,I,U,B){B===!0?n.vertexAttribIPointer(k,V,G,I,U):n.vertexAttribPointer(k,V,G,T,I,U)}function b(k,V,G,T){_();let I=T.attributes,U=G.getAttributes(),B=V.defaultAttributeValues;for(let se in U){let $=U[se];if($.location>=0){let X=I[se];if(X===void 0&&(se==="instanceMatrix"&&k.instanceMatrix&&(X=k.instanceMatrix),se==="instanceColor"&&k.instanceColor&&(X=k.instanceColor)),X!==void 0){let te=X.normalized,ce=X.itemSize,de=e.get(X);if(de===void 0)continue;let J=de.buffer,fe=de.type,ge=de.bytesPerElement,Ce=fe===n.INT||fe===n.UNSIGNED_INT||X.gpuType===Jf;if(X.isInterleavedBufferAttribute){let Se=X.data,Ye=Se.isInterleavedBuffer===!0?Se.stride:Se.itemSize,ct=X.offset;if(Se.isInstancedInterleavedBuffer||Se.isInstancedBufferAttribute){for(let qe=0;qe<$.locationSize;qe++)v($.location+qe,Se.meshPerAttribute);k.isInstancedMesh!==!0&&T._maxInstanceCount===void 0&&(T._maxInstanceCount=Se.meshPerAttribute*Se.count)}else for(let qe=0;qe<$.locationSize;qe++)m($.location+qe);n.bindBuffer(n.ARRAY_BUFFER,J);for(let qe=0;qe<$.locationSize;qe++)w($.location+qe,ce/$.locationSize,fe,te,Ye*ge,(ct+ce/$.locationSize*qe)*ge,Ce)}else{if(X.isInstancedBufferAttribute){for(let Se=0;Se<$.locationSize;Se++)v($.location+Se,X.meshPerAttribute);k.isInstancedMesh!==!0&&T._maxInstanceCount===void 0&&(T._maxInstanceCount=X.meshPerAttribute*X.count)}else for(let Se=0;Se<$.locationSize;Se++)m($.location+Se);n.bindBuffer(n.ARRAY_BUFFER,J);for(let Se=0;Se<$.locationSize;Se++)w($.location+Se,ce/$.locationSize,fe,te,ce*ge,ce/$.locationSize*Se*ge,Ce)}}else if(B!==void 0){let te=B[se];if(te!==void 0)switch(te.length){case 2:n.vertexAttrib2fv($.location,te);break;case 3:n.vertexAttrib3fv($.location,te);break;case 4:n.vertexAttrib4fv($.location,te);break;default:n.vertexAttrib1fv($.location,te)}}}}y()}function C(){O();for(let k in i){let V=i[k];for(let G in V){let T=V[G];for(let I in T){let U=T[I];for(let B in U)u(U[B].object),delete U[B];delete T[I]}}delete i[k]}}function S(k){if(i[k.id]===void 0)return;let V=i[k.id];for(let G in V){let T=V[G];for(let I in T){let U=T[I];for(let B in U)u(U[B].object),delete U[B];delete T[I]}}delete i[k.id]}function x(k){for(let V in i){let G=i[V];for(let T in G){let I=G[T];if(I[k.id]===void 0)continue;let U=I[k.id];for(let B in U)u(U[B].object),delete U[B];delete I[k.id]}}}function A(k){for(let V in i){let G=i[V],T=k.isInstancedMesh===!0?k.id:0,I=G[T];if(I!==void 0){for(let U in I){let B=I[U];for(let se in B)u(B[se].object),delete B[se];delete I[U]}delete G[T],Object.keys(G).length===0&&delete i[V]}}}function O(){N(),o=!0,r!==s&&(r=s,c(r.object))}function N(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:O,resetDefaultState:N,dispose:C,releaseStatesOfGeometry:S,releaseStatesOfObject:A,releaseStatesOfProgram:x,initAttributes:_,enableAttribute:m,disableUnusedAttributes:y}}function wR(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let d=0;for(let f=0;f<u;f++)d+=c[f];t.update(d,i,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function AR(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==cr&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let A=x===lr&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==ls&&x!==ar&&!A&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Ze("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let h=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&h===!1;t.reversedDepthBuffer===!0&&h===!1&&Ze("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&h===!0&&Ze("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),_=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),v=n.getParameter(n.MAX_VERTEX_ATTRIBS),y=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),w=n.getParameter(n.MAX_VARYING_VECTORS),b=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),C=n.getParameter(n.MAX_SAMPLES),S=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:h,maxTextures:f,maxVertexTextures:g,maxTextureSize:_,maxCubemapSize:m,maxAttributes:v,maxVertexUniforms:y,maxVaryings:w,maxFragmentUniforms:b,maxSamples:C,samples:S}}function TR(n){let e=this,t=null,i=0,s=!1,r=!1,o=new sr,a=new ot,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){let f=h.length!==0||d||i!==0||s;return s=d,i=h.length,f},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,f){let g=h.clippingPlanes,_=h.clipIntersection,m=h.clipShadows,v=n.get(h);if(!s||g===null||g.length===0||r&&!m)r?u(null):c();else{let y=r?0:i,w=y*4,b=v.clippingState||null;l.value=b,b=u(g,d,w,f);for(let C=0;C!==w;++C)b[C]=t[C];v.clippingState=b,this.numIntersection=_?this.numPlanes:0,this.numPlanes+=y}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(h,d,f,g){let _=h!==null?h.length:0,m=null;if(_!==0){if(m=l.value,g!==!0||m===null){let v=f+_*4,y=d.matrixWorldInverse;a.getNormalMatrix(y),(m===null||m.length<v)&&(m=new Float32Array(v));for(let w=0,b=f;w!==_;++w,b+=4)o.copy(h[w]).applyMatrix4(y,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=_,e.numIntersection=0,m}}var Mh=class extends Ps{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new Qu(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Br(5,5,5),r=new zr({name:"CubemapFromEquirect",uniforms:nl(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:ki,blending:Za});r.uniforms.tEquirect.value=t;let o=new Bn(s,r),a=t.minFilter;return t.minFilter===Ao&&(t.minFilter=Zi),new Sc(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}},Nb=256,ER=3,CR=20,sM=256,rM=16,RR=3,PR=new K,IR=new ft,Rc=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Sc(1,10,null),this._boxMesh=new Bn(new Br(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){let{size:o=256,position:a=PR}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,_=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,_===null&&(e.background=l.getClearColor(IR));let m=new Sc(i,s,u);return m.position.copy(a),m.update(l,e),l.autoClear=h,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,e.background=_,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Ub(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Ob(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Nb,Pb(e))}_fromTexture(e,t){e.mapping===el||e.mapping===Tc?this._setSize(e.image.length===0?Nb:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=Fb(e,!1,!1),i=Math.log2(e)-ER;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=Fb(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===el||e.mapping===Tc?(this._cubemapMaterial===null&&(this._cubemapMaterial=Ub()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Ob()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=kR(),this._integrationMaterial=LR());let t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/rM);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-RR)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(sM*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=DR());let i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}};function Fb(n,e,t){return new Mh(n,{minFilter:Ao,generateMipmaps:e,type:lr,colorSpace:$u,depthBuffer:t})}function Sh(n,e,t){return new zr({name:n,uniforms:e,vertexShader:vt.cube_vert,fragmentShader:t,side:ki,blending:Za,depthTest:!1,depthWrite:!1})}function kR(){return Sh("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${sM}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function LR(){return Sh("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:rM}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function DR(){return Sh("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${CR}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Ob(){return Sh("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Ub(){return Sh("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function NR(n){let e=new WeakMap,t=new WeakMap,i=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===$f||f===Xf)if(e.has(d)){let g=e.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let _=new Mh(g.height);return _.fromEquirectangularTexture(n,d),e.set(d,_),d.addEventListener("dispose",c),a(_.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===$f||f===Xf,_=f===el||f===Tc;if(g||_){let m=t.get(d),v=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==v)return i===null&&(i=new Rc(n)),m=g?i.fromEquirectangular(d,m):i.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let y=d.image;return g&&y&&y.height>0||_&&y&&l(y)?(i===null&&(i=new Rc(n)),m=g?i.fromEquirectangular(d):i.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",u),m.texture):null}}}return d}function a(d,f){return f===$f?d.mapping=el:f===Xf&&(d.mapping=Tc),d}function l(d){let f=0,g=6;for(let _=0;_<g;_++)d[_]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(d){let f=d.target;f.removeEventListener("dispose",u);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function h(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:h}}function FR(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let s=t(i);return s===null&&Wu("WebGLRenderer: "+i+" extension not supported."),s}}}function OR(n,e,t,i){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let m in g.attributes)e.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let _=r.get(g);_&&(e.remove(_),r.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,_){return s[_.id]!==void 0||(_.addEventListener("dispose",a),s[_.id]=new WeakRef(_),o.register(_,_.id,_),t.memory.geometries++),_}function u(g){let _=g.attributes;for(let m in _)e.update(_[m],n.ARRAY_BUFFER)}function h(g){let _=g.index,m=g.attributes.position,v=0;if(m===void 0)return;let y=_!==null?_.array.length:m.array.length/3-1,w=m.count>=65535?Ku:ju,b=new w(Math.ceil(y/3)*6,1),C=b.array;if(_!==null){let x=_.array;v=_.version;for(let A=0,O=0;A<y;A+=3){let N=x[A+0],k=x[A+1],V=x[A+2];C[O++]=N,C[O++]=k,C[O++]=k,C[O++]=V,C[O++]=V,C[O++]=N}}else{v=m.version;for(let x=0,A=0;x<y;x+=3){let O=x+0,N=x+1,k=x+2;C[A++]=O,C[A++]=N,C[A++]=N,C[A++]=k,C[A++]=k,C[A++]=O}}b.version=v;let S=r.get(g);S&&e.remove(S),r.set(g,b)}function d(g){let _=r.get(g);if(_){let m=g.index;m!==null&&_.version<m.version&&h(g)}else h(g);return r.get(g)}function f(){for(let g in s){let _=s[g].deref();_!==void 0&&l(_)}}return{get:c,update:u,getWireframeAttribute:d,dispose:f}}function UR(n,e,t){let i;function s(h){i=h}let r,o;function a(h){r=h.type,o=h.bytesPerElement}function l(h,d){n.drawElements(i,d,r,h*o),t.update(d,i,1)}function c(h,d,f){f!==0&&(n.drawElementsInstanced(i,d,r,h*o,f),t.update(d,i,f))}function u(h,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,d,0,r,h,0,f);let _=0;for(let m=0;m<f;m++)_+=d[m];t.update(_,i,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function BR(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:nt("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function zR(n,e,t){let i=new WeakMap,s=new An;function r(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,d=i.get(a);if(d===void 0||d.count!==h){let O=function(){x.dispose(),i.delete(a),a.removeEventListener("dispose",O)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,_=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],v=a.morphAttributes.normal||[],y=a.morphAttributes.color||[],w=0;f===!0&&(w=1),g===!0&&(w=2),_===!0&&(w=3);let b=a.attributes.position.count*w,C=1;b>e.maxTextureSize&&(C=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let S=new Float32Array(b*C*4*h),x=new Ju(S,b,C,h);x.type=ar,x.needsUpdate=!0;let A=w*4;for(let N=0;N<h;N++){let k=m[N],V=v[N],G=y[N],T=b*C*4*N;for(let I=0;I<k.count;I++){let U=I*A;f===!0&&(s.fromBufferAttribute(k,I),S[T+U+0]=s.x,S[T+U+1]=s.y,S[T+U+2]=s.z,S[T+U+3]=0),g===!0&&(s.fromBufferAttribute(V,I),S[T+U+4]=s.x,S[T+U+5]=s.y,S[T+U+6]=s.z,S[T+U+7]=0),_===!0&&(s.fromBufferAttribute(G,I),S[T+U+8]=s.x,S[T+U+9]=s.y,S[T+U+10]=s.z,S[T+U+11]=G.itemSize===4?s.w:1)}}d={count:h,texture:x,size:new ht(b,C)},i.set(a,d),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let _=0;_<c.length;_++)f+=c[_];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:r}}function VR(n,e,t,i,s){let r=new WeakMap;function o(c){let u=s.render.frame,h=c.geometry,d=e.get(c,h);if(r.get(d)!==u&&(e.update(d),r.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==u&&(f.update(),r.set(f,u))}return d}function a(){r=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var HR={[ug]:"LINEAR_TONE_MAPPING",[hg]:"REINHARD_TONE_MAPPING",[dg]:"CINEON_TONE_MAPPING",[hh]:"ACES_FILMIC_TONE_MAPPING",[pg]:"AGX_TONE_MAPPING",[mg]:"NEUTRAL_TONE_MAPPING",[fg]:"CUSTOM_TONE_MAPPING"};function GR(n,e,t,i,s,r){let o=new Ps(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new Ii;u.setAttribute("position",new In([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new In([0,2,0,0,2,0],2));let h=new If({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new Bn(u,h),f=new ah(-1,1,1,-1,0,1),g=null,_=null,m=!1,v,y=null,w=[],b=!1;this.setSize=function(C,S){o.setSize(C,S),a!==null&&a.setSize(C,S),l!==null&&l.setSize(C,S);for(let x=0;x<w.length;x++){let A=w[x];A.setSize&&A.setSize(C,S)}},this.setEffects=function(C){w=C,b=w.length>0&&w[0].isRenderPass===!0;let S=o.width,x=o.height;w.length>0&&a===null&&(a=new Ps(S,x,{type:lr,depthBuffer:!1,stencilBuffer:!1}),l=new Ps(S,x,{type:lr,depthBuffer:!1,stencilBuffer:!1}));let A=s===!0&&w.some(O=>O.needsDepthTexture===!0);A!==(o.depthTexture!==null)&&(A===!0&&c===null&&(c=new wo(S,x),r===!0&&(c.format=To,c.type=tl)),o.dispose(),o.depthTexture=A?c:null,o.resolveDepthBuffer=A,o.storeMultisampledDepthBuffer=A);for(let O=0;O<w.length;O++){let N=w[O];N.setSize&&N.setSize(S,x),A&&N.needsDepthTexture===!0&&N.setDepthTexture&&N.setDepthTexture(c)}},this.begin=function(C,S){if(m||C.toneMapping===Hr&&w.length===0)return!1;if(y=S,S!==null){let x=S.width,A=S.height;(o.width!==x||o.height!==A)&&this.setSize(x,A)}return b===!1&&C.setRenderTarget(o),v=C.toneMapping,C.toneMapping=Hr,!0},this.hasRenderPass=function(){return b},this.end=function(C,S){C.toneMapping=v,m=!0;let x=o,A=a;for(let O=0;O<w.length;O++){let N=w[O];N.enabled!==!1&&(N.render(C,A,x,S),N.needsSwap!==!1&&(x=A,A=A===a?l:a))}if(g!==C.outputColorSpace||_!==C.toneMapping){g=C.outputColorSpace,_=C.toneMapping,h.defines={},Et.getTransfer(g)===Xt&&(h.defines.SRGB_TRANSFER="");let O=HR[_];O&&(h.defines[O]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=x.texture,C.setRenderTarget(y),C.render(d,f),y=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),h.dispose()}}var oM=new as,aM=new wo(1,1),lM=new eh(1),cM=new Ju,uM=new Tf,hM=new Qu,Bb=[],zb=[],Vb=new Float32Array(16),Hb=new Float32Array(9),Gb=new Float32Array(4);function Pc(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=Bb[s];if(r===void 0&&(r=new Float32Array(s),Bb[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function hi(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function di(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function Np(n,e){let t=zb[e];t===void 0&&(t=new Int32Array(e),zb[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function WR(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function qR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(hi(t,e))return;n.uniform2fv(this.addr,e),di(t,e)}}function $R(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(hi(t,e))return;n.uniform3fv(this.addr,e),di(t,e)}}function XR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(hi(t,e))return;n.uniform4fv(this.addr,e),di(t,e)}}function YR(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(hi(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),di(t,e)}else{if(hi(t,i))return;Gb.set(i),n.uniformMatrix2fv(this.addr,!1,Gb),di(t,i)}}function JR(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(hi(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),di(t,e)}else{if(hi(t,i))return;Hb.set(i),n.uniformMatrix3fv(this.addr,!1,Hb),di(t,i)}}function jR(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(hi(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),di(t,e)}else{if(hi(t,i))return;Vb.set(i),n.uniformMatrix4fv(this.addr,!1,Vb),di(t,i)}}function KR(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function ZR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(hi(t,e))return;n.uniform2iv(this.addr,e),di(t,e)}}function QR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(hi(t,e))return;n.uniform3iv(this.addr,e),di(t,e)}}function e2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(hi(t,e))return;n.uniform4iv(this.addr,e),di(t,e)}}function t2(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function n2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(hi(t,e))return;n.uniform2uiv(this.addr,e),di(t,e)}}function i2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(hi(t,e))return;n.uniform3uiv(this.addr,e),di(t,e)}}function s2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(hi(t,e))return;n.uniform4uiv(this.addr,e),di(t,e)}}function Fp(n){return n.version===0&&(n.compareFunction=Tg,n.needsUpdate=!0),n}function r2(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=Fp(aM):r=oM,t.setTexture2D(e||r,s)}function o2(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||uM,s)}function a2(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=Fp(lM):r=hM,t.setTextureCube(e||r,s)}function l2(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||cM,s)}function c2(n){switch(n){case 5126:return WR;case 35664:return qR;case 35665:return $R;case 35666:return XR;case 35674:return YR;case 35675:return JR;case 35676:return jR;case 5124:case 35670:return KR;case 35667:case 35671:return ZR;case 35668:case 35672:return QR;case 35669:case 35673:return e2;case 5125:return t2;case 36294:return n2;case 36295:return i2;case 36296:return s2;case 35678:case 36198:case 36298:case 36306:case 35682:return r2;case 35679:case 36299:case 36307:return o2;case 35680:case 36300:case 36308:case 36293:return a2;case 36289:case 36303:case 36311:case 36292:return l2}}function u2(n,e){n.uniform1fv(this.addr,e)}function h2(n,e){let t=Pc(e,this.size,2);n.uniform2fv(this.addr,t)}function d2(n,e){let t=Pc(e,this.size,3);n.uniform3fv(this.addr,t)}function f2(n,e){let t=Pc(e,this.size,4);n.uniform4fv(this.addr,t)}function p2(n,e){let t=Pc(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function m2(n,e){let t=Pc(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function g2(n,e){let t=Pc(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function v2(n,e){n.uniform1iv(this.addr,e)}function y2(n,e){n.uniform2iv(this.addr,e)}function _2(n,e){n.uniform3iv(this.addr,e)}function x2(n,e){n.uniform4iv(this.addr,e)}function b2(n,e){n.uniform1uiv(this.addr,e)}function M2(n,e){n.uniform2uiv(this.addr,e)}function S2(n,e){n.uniform3uiv(this.addr,e)}function w2(n,e){n.uniform4uiv(this.addr,e)}function A2(n,e,t){let i=this.cache,s=e.length,r=Np(t,s);hi(i,r)||(n.uniform1iv(this.addr,r),di(i,r));let o;this.type===n.SAMPLER_2D_SHADOW?o=Fp(aM):o=oM;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function T2(n,e,t){let i=this.cache,s=e.length,r=Np(t,s);hi(i,r)||(n.uniform1iv(this.addr,r),di(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||uM,r[o])}function E2(n,e,t){let i=this.cache,s=e.length,r=Np(t,s);hi(i,r)||(n.uniform1iv(this.addr,r),di(i,r));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=Fp(lM):o=hM;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function C2(n,e,t){let i=this.cache,s=e.length,r=Np(t,s);hi(i,r)||(n.uniform1iv(this.addr,r),di(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||cM,r[o])}function R2(n){switch(n){case 5126:return u2;case 35664:return h2;case 35665:return d2;case 35666:return f2;case 35674:return p2;case 35675:return m2;case 35676:return g2;case 5124:case 35670:return v2;case 35667:case 35671:return y2;case 35668:case 35672:return _2;case 35669:case 35673:return x2;case 5125:return b2;case 36294:return M2;case 36295:return S2;case 36296:return w2;case 35678:case 36198:case 36298:case 36306:case 35682:return A2;case 35679:case 36299:case 36307:return T2;case 35680:case 36300:case 36308:case 36293:return E2;case 36289:case 36303:case 36311:case 36292:return C2}}var Og=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=c2(t.type)}},Ug=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=R2(t.type)}},Bg=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],i)}}},Ng=/(\w+)(\])?(\[|\.)?/g;function Wb(n,e){n.seq.push(e),n.map[e.id]=e}function P2(n,e,t){let i=n.name,s=i.length;for(Ng.lastIndex=0;;){let r=Ng.exec(i),o=Ng.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Wb(t,c===void 0?new Og(a,n,e):new Ug(a,n,e));break}else{let h=t.map[a];h===void 0&&(h=new Bg(a),Wb(t,h)),t=h}}}var Cc=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);P2(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&i.push(o)}return i}};function qb(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var I2=37297,k2=0;function L2(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var $b=new ot;function D2(n){Et._getMatrix($b,Et.workingColorSpace,n);let e=`mat3( ${$b.elements.map(t=>t.toFixed(4))} )`;switch(Et.getTransfer(n)){case Xu:return[e,"LinearTransferOETF"];case Xt:return[e,"sRGBTransferOETF"];default:return Ze("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Xb(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+L2(n.getShaderSource(e),a)}else return r}function N2(n,e){let t=D2(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var F2={[ug]:"Linear",[hg]:"Reinhard",[dg]:"Cineon",[hh]:"ACESFilmic",[pg]:"AgX",[mg]:"Neutral",[fg]:"Custom"};function O2(n,e){let t=F2[e];return t===void 0?(Ze("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Lp=new K;function U2(){Et.getLuminanceCoefficients(Lp);let n=Lp.x.toFixed(4),e=Lp.y.toFixed(4),t=Lp.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function B2(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(bh).join(`
`)}function z2(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function V2(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),o=r.name,a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function bh(n){return n!==""}function Yb(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Jb(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var H2=/^[ \t]*#include +<([\w\d./]+)>/gm;function zg(n){return n.replace(H2,G2)}function G2(n,e){let t=vt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return zg(t)}var W2=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function jb(n){return n.replace(W2,q2)}function q2(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Kb(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var $2={[Ka]:"SHADOWMAP_TYPE_PCF",[wc]:"SHADOWMAP_TYPE_VSM"};function X2(n){return $2[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var Y2={[Tc]:"ENVMAP_MODE_REFRACTION"};function J2(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":Y2[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var j2={[cg]:"ENVMAP_BLENDING_MULTIPLY",[pb]:"ENVMAP_BLENDING_MIX",[mb]:"ENVMAP_BLENDING_ADD"};function K2(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":j2[n.combine]||"ENVMAP_BLENDING_NONE"}function Z2(n,e,t,i){let s=n.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=X2(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=J2(t),h=K2(t),d=B2(t),f=z2(r),g=s.createProgram(),_,m,v=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(_=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(bh).join(`
`),_.length>0&&(_+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(bh).join(`
`),m.length>0&&(m+=`
`)):(_=[Kb(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(bh).join(`
`),m=[Kb(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Hr?"#define TONE_MAPPING":"",t.toneMapping!==Hr?vt.tonemapping_pars_fragment:"",t.toneMapping!==Hr?O2("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",vt.colorspace_pars_fragment,N2("linearToOutputTexel",t.outputColorSpace),U2(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(bh).join(`
`)),o=zg(o),o=Yb(o,t),o=Jb(o,t),a=zg(a),a=Yb(a,t),a=Jb(a,t),o=jb(o),a=jb(a),t.isRawShaderMaterial!==!0&&(v=`#version 300 es
`,_=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+_,m=["#define varying in",t.glslVersion===Eg?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Eg?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let y=v+_+o,w=v+m+a,b=qb(s,s.VERTEX_SHADER,y),C=qb(s,s.FRAGMENT_SHADER,w);s.attachShader(g,b),s.attachShader(g,C),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function S(N){if(n.debug.checkShaderErrors){let k=s.getProgramInfoLog(g)||"",V=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(C)||"",T=k.trim(),I=V.trim(),U=G.trim(),B=!0,se=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(B=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,g,b,C);else{let $=Xb(s,b,"vertex"),X=Xb(s,C,"fragment");nt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+N.name+`
Material Type: `+N.type+`

Program Info Log: `+T+`
`+$+`
`+X)}else T!==""?Ze("WebGLProgram: Program Info Log:",T):(I===""||U==="")&&(se=!1);se&&(N.diagnostics={runnable:B,programLog:T,vertexShader:{log:I,prefix:_},fragmentShader:{log:U,prefix:m}})}s.deleteShader(b),s.deleteShader(C),x=new Cc(s,g),A=V2(s,g)}let x;this.getUniforms=function(){return x===void 0&&S(this),x};let A;this.getAttributes=function(){return A===void 0&&S(this),A};let O=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=s.getProgramParameter(g,I2)),O},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=k2++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=C,this}var Q2=0,Vg=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new Hg(e),t.set(e,i)),i}},Hg=class{constructor(e){this.id=Q2++,this.code=e,this.usedTimes=0}};function eP(n){return n===ca||n===vh||n===yh}function tP(n,e,t,i,s,r){let o=new gc,a=new Vg,l=new Set,c=[],u=new Map,h=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,A,O,N,k,V){let G=N.fog,T=k.geometry,I=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?N.environment:null,U=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,B=e.get(x.envMap||I,U),se=d[x.type],$=i.precision;x.precision!==null&&($=i.getMaxPrecision(x.precision),$!==x.precision&&Ze("WebGLProgram.getParameters:",x.precision,"not supported, using",$,"instead."));let X=T.morphAttributes.position||T.morphAttributes.normal||T.morphAttributes.color,te=X!==void 0?X.length:0,ce=0;T.morphAttributes.position!==void 0&&(ce=1),T.morphAttributes.normal!==void 0&&(ce=2),T.morphAttributes.color!==void 0&&(ce=3);let de,J,fe,ge;if(se){let Re=Wr[se];de=Re.vertexShader,J=Re.fragmentShader}else{de=x.vertexShader,J=x.fragmentShader;let Re=a.getVertexShaderStage(x),dt=a.getFragmentShaderStage(x);a.update(x,Re,dt),fe=Re.id,ge=dt.id}let Ce=n.getRenderTarget(),Se=n.state.buffers.depth.getReversed(),Ye=k.isInstancedMesh===!0,ct=k.isBatchedMesh===!0,qe=!!x.map,yt=!!x.matcap,pt=!!B,at=pt&&B.isPMREMTexture===!0,bn=!!x.aoMap,un=!!x.lightMap,Wn=!!x.bumpMap&&x.wireframe===!1,Qt=!!x.normalMap,vi=!!x.displacementMap,kt=!!x.emissiveMap,si=!!x.metalnessMap,kn=!!x.roughnessMap,qn=x.anisotropy>0,H=x.clearcoat>0,Pe=x.diffuseRoughness>0,Ke=x.dispersion>0,ut=x.retroreflectivity>0,we=x.iridescence>0,rn=x.sheen>0,Ge=x.transmission>0,je=qn&&!!x.anisotropyMap,L=H&&!!x.clearcoatMap,E=H&&!!x.clearcoatNormalMap,Y=H&&!!x.clearcoatRoughnessMap,he=Pe&&!!x.diffuseRoughnessMap,ae=we&&!!x.iridescenceMap,_e=we&&!!x.iridescenceThicknessMap,xe=rn&&!!x.sheenColorMap,ne=rn&&!!x.sheenRoughnessMap,re=!!x.specularMap,ve=!!x.specularColorMap,z=!!x.specularIntensityMap,oe=Ge&&!!x.transmissionMap,ie=Ge&&!!x.thicknessMap,Ae=!!x.gradientMap,ye=!!x.alphaMap,Me=x.alphaTest>0,Xe=!!x.alphaHash,et=!!x.extensions,ue=Hr;x.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(ue=n.toneMapping);let Be=at?B.isCompressedCubeTexture?B.image[0].mipmaps:B.mipmaps:null,tt={shaderID:se,shaderType:x.type,shaderName:x.name,vertexShader:de,fragmentShader:J,defines:x.defines,customVertexShaderID:fe,customFragmentShaderID:ge,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:$,batching:ct,batchingColor:ct&&k._colorsTexture!==null,instancing:Ye,instancingColor:Ye&&k.instanceColor!==null,instancingMorph:Ye&&k.morphTexture!==null,outputColorSpace:Ce===null?n.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:Et.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:qe,matcap:yt,envMap:pt,envMapMode:pt&&B.mapping,envMapPMREM:at,envMapMaxLod:at?Be.length-1:null,envMapSize:at?Be[0].width:null,aoMap:bn,lightMap:un,bumpMap:Wn,normalMap:Qt,displacementMap:vi,emissiveMap:kt,normalMapObjectSpace:Qt&&x.normalMapType===yb,normalMapTangentSpace:Qt&&x.normalMapType===Ip,packedNormalMap:Qt&&x.normalMapType===Ip&&eP(x.normalMap.format),metalnessMap:si,roughnessMap:kn,anisotropy:qn,anisotropyMap:je,clearcoat:H,clearcoatMap:L,clearcoatNormalMap:E,clearcoatRoughnessMap:Y,diffuseRoughness:Pe,diffuseRoughnessMap:he,dispersion:Ke,retroreflection:ut,iridescence:we,iridescenceMap:ae,iridescenceThicknessMap:_e,sheen:rn,sheenColorMap:xe,sheenRoughnessMap:ne,specularMap:re,specularColorMap:ve,specularIntensityMap:z,transmission:Ge,transmissionMap:oe,thicknessMap:ie,gradientMap:Ae,opaque:x.transparent===!1&&x.blending===Ac&&x.alphaToCoverage===!1,alphaMap:ye,alphaTest:Me,alphaHash:Xe,combine:x.combine,mapUv:qe&&f(x.map.channel),aoMapUv:bn&&f(x.aoMap.channel),lightMapUv:un&&f(x.lightMap.channel),bumpMapUv:Wn&&f(x.bumpMap.channel),normalMapUv:Qt&&f(x.normalMap.channel),displacementMapUv:vi&&f(x.displacementMap.channel),emissiveMapUv:kt&&f(x.emissiveMap.channel),metalnessMapUv:si&&f(x.metalnessMap.channel),roughnessMapUv:kn&&f(x.roughnessMap.channel),anisotropyMapUv:je&&f(x.anisotropyMap.channel),clearcoatMapUv:L&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:E&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Y&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:ae&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:ne&&f(x.sheenRoughnessMap.channel),specularMapUv:re&&f(x.specularMap.channel),specularColorMapUv:ve&&f(x.specularColorMap.channel),specularIntensityMapUv:z&&f(x.specularIntensityMap.channel),transmissionMapUv:oe&&f(x.transmissionMap.channel),thicknessMapUv:ie&&f(x.thicknessMap.channel),alphaMapUv:ye&&f(x.alphaMap.channel),vertexTangents:!!T.attributes.tangent&&(Qt||qn),vertexNormals:!!T.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!T.attributes.color&&T.attributes.color.itemSize===4,pointsUvs:k.isPoints===!0&&!!T.attributes.uv&&(qe||ye),fog:!!G,useFog:x.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||T.attributes.normal===void 0&&Qt===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Se,skinning:k.isSkinnedMesh===!0,hasPositionAttribute:T.attributes.position!==void 0,morphTargets:T.morphAttributes.position!==void 0,morphNormals:T.morphAttributes.normal!==void 0,morphColors:T.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:ce,numSunLights:A.sun.length,numDirLights:A.directional.length,numPointLights:A.point.length,numSpotLights:A.spot.length,numSpotLightMaps:A.spotLightMap.length,numRectAreaLights:A.rectArea.length,numHemiLights:A.hemi.length,numSunLightShadows:A.sunShadowMap.length,numDirLightShadows:A.directionalShadowMap.length,numPointLightShadows:A.pointShadowMap.length,numSpotLightShadows:A.spotShadowMap.length,numSpotLightShadowsWithMaps:A.numSpotLightShadowsWithMaps,numLightProbes:A.numLightProbes,numLightProbeGrids:V.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:n.shadowMap.enabled&&O.length>0,shadowMapType:n.shadowMap.type,toneMapping:ue,decodeVideoTexture:qe&&x.map.isVideoTexture===!0&&Et.getTransfer(x.map.colorSpace)===Xt,decodeVideoTextureEmissive:kt&&x.emissiveMap.isVideoTexture===!0&&Et.getTransfer(x.emissiveMap.colorSpace)===Xt,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===Vr,flipSided:x.side===ki,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:et&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(et&&x.extensions.multiDraw===!0||ct)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return tt.vertexUv1s=l.has(1),tt.vertexUv2s=l.has(2),tt.vertexUv3s=l.has(3),l.clear(),tt}function _(x){let A=[];if(x.shaderID?A.push(x.shaderID):(A.push(x.customVertexShaderID),A.push(x.customFragmentShaderID)),x.defines!==void 0)for(let O in x.defines)A.push(O),A.push(x.defines[O]);return x.isRawShaderMaterial===!1&&(m(A,x),v(A,x),A.push(n.outputColorSpace)),A.push(x.customProgramCacheKey),A.join()}function m(x,A){x.push(A.precision),x.push(A.outputColorSpace),x.push(A.envMapMode),x.push(A.envMapPMREM),x.push(A.envMapMaxLod),x.push(A.envMapSize),x.push(A.mapUv),x.push(A.alphaMapUv),x.push(A.lightMapUv),x.push(A.aoMapUv),x.push(A.bumpMapUv),x.push(A.normalMapUv),x.push(A.displacementMapUv),x.push(A.emissiveMapUv),x.push(A.metalnessMapUv),x.push(A.roughnessMapUv),x.push(A.anisotropyMapUv),x.push(A.clearcoatMapUv),x.push(A.clearcoatNormalMapUv),x.push(A.clearcoatRoughnessMapUv),x.push(A.diffuseRoughnessMapUv),x.push(A.iridescenceMapUv),x.push(A.iridescenceThicknessMapUv),x.push(A.sheenColorMapUv),x.push(A.sheenRoughnessMapUv),x.push(A.specularMapUv),x.push(A.specularColorMapUv),x.push(A.specularIntensityMapUv),x.push(A.transmissionMapUv),x.push(A.thicknessMapUv),x.push(A.combine),x.push(A.fogExp2),x.push(A.sizeAttenuation),x.push(A.morphTargetsCount),x.push(A.numSunLights),x.push(A.numDirLights),x.push(A.numPointLights),x.push(A.numSpotLights),x.push(A.numSpotLightMaps),x.push(A.numHemiLights),x.push(A.numRectAreaLights),x.push(A.numSunLightShadows),x.push(A.numDirLightShadows),x.push(A.numPointLightShadows),x.push(A.numSpotLightShadows),x.push(A.numSpotLightShadowsWithMaps),x.push(A.numLightProbes),x.push(A.numLightProbeGrids),x.push(A.shadowMapType),x.push(A.toneMapping),x.push(A.numClippingPlanes),x.push(A.numClipIntersection),x.push(A.depthPacking)}function v(x,A){o.disableAll(),A.instancing&&o.enable(0),A.instancingColor&&o.enable(1),A.instancingMorph&&o.enable(2),A.matcap&&o.enable(3),A.envMap&&o.enable(4),A.normalMapObjectSpace&&o.enable(5),A.normalMapTangentSpace&&o.enable(6),A.clearcoat&&o.enable(7),A.iridescence&&o.enable(8),A.alphaTest&&o.enable(9),A.vertexColors&&o.enable(10),A.vertexAlphas&&o.enable(11),A.vertexUv1s&&o.enable(12),A.vertexUv2s&&o.enable(13),A.vertexUv3s&&o.enable(14),A.vertexTangents&&o.enable(15),A.anisotropy&&o.enable(16),A.alphaHash&&o.enable(17),A.batching&&o.enable(18),A.dispersion&&o.enable(19),A.retroreflection&&o.enable(24),A.diffuseRoughness&&o.enable(25),A.batchingColor&&o.enable(20),A.gradientMap&&o.enable(21),A.packedNormalMap&&o.enable(22),A.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),A.fog&&o.enable(0),A.useFog&&o.enable(1),A.flatShading&&o.enable(2),A.logarithmicDepthBuffer&&o.enable(3),A.reversedDepthBuffer&&o.enable(4),A.skinning&&o.enable(5),A.morphTargets&&o.enable(6),A.morphNormals&&o.enable(7),A.morphColors&&o.enable(8),A.premultipliedAlpha&&o.enable(9),A.shadowMapEnabled&&o.enable(10),A.doubleSided&&o.enable(11),A.flipSided&&o.enable(12),A.useDepthPacking&&o.enable(13),A.dithering&&o.enable(14),A.transmission&&o.enable(15),A.sheen&&o.enable(16),A.opaque&&o.enable(17),A.pointsUvs&&o.enable(18),A.decodeVideoTexture&&o.enable(19),A.decodeVideoTextureEmissive&&o.enable(20),A.alphaToCoverage&&o.enable(21),A.numLightProbeGrids>0&&o.enable(22),A.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function y(x){let A=d[x.type],O;if(A){let N=Wr[A];O=kb.clone(N.uniforms)}else O=x.uniforms;return O}function w(x,A){let O=u.get(A);return O!==void 0?++O.usedTimes:(O=new Z2(n,A,x,s),c.push(O),u.set(A,O)),O}function b(x){if(--x.usedTimes===0){let A=c.indexOf(x);c[A]=c[c.length-1],c.pop(),u.delete(x.cacheKey),x.destroy()}}function C(x){a.remove(x)}function S(){a.dispose()}return{getParameters:g,getProgramCacheKey:_,getUniforms:y,acquireProgram:w,releaseProgram:b,releaseShaderCache:C,programs:c,dispose:S}}function nP(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,l){n.get(o)[a]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function iP(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function Zb(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function Qb(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,_,m,v){let y=n[e];return y===void 0?(y={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:_,renderOrder:d.renderOrder,z:m,group:v},n[e]=y):(y.id=d.id,y.object=d,y.geometry=f,y.material=g,y.materialVariant=o(d),y.groupOrder=_,y.renderOrder=d.renderOrder,y.z=m,y.group=v),e++,y}function l(d,f,g,_,m,v,y){y.reversedDepth===!0&&(m=-m);let w=a(d,f,g,_,m,v);g.transmission>0?i.push(w):g.transparent===!0?s.push(w):t.push(w)}function c(d,f,g,_,m,v){let y=a(d,f,g,_,m,v);g.transmission>0?i.unshift(y):g.transparent===!0?s.unshift(y):t.unshift(y)}function u(d,f){t.length>1&&t.sort(d||iP),i.length>1&&i.sort(f||Zb),s.length>1&&s.sort(f||Zb)}function h(){for(let d=e,f=n.length;d<f;d++){let g=n[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:h,sort:u}}function sP(){let n=new WeakMap;function e(i,s){let r=n.get(i),o;return r===void 0?(o=new Qb,n.set(i,[o])):s>=r.length?(o=new Qb,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function rP(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new K,color:new ft};break;case"SpotLight":t={position:new K,direction:new K,color:new ft,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new K,color:new ft,distance:0,decay:0};break;case"HemisphereLight":t={direction:new K,skyColor:new ft,groundColor:new ft};break;case"RectAreaLight":t={color:new ft,position:new K,halfWidth:new K,halfHeight:new K};break}return n[e.id]=t,t}}}function oP(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ht};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ht};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ht,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var aP=0;function lP(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function cP(n){let e=new rP,t=oP(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new K);let s=new K,r=new Ht,o=new Ht;function a(c){let u=0,h=0,d=0;for(let V=0;V<9;V++)i.probe[V].set(0,0,0);let f=0,g=0,_=0,m=0,v=0,y=0,w=0,b=0,C=0,S=0,x=0,A=0,O=0,N=0;c.sort(lP);for(let V=0,G=c.length;V<G;V++){let T=c[V],I=T.color,U=T.intensity,B=T.distance,se=null;if(T.shadow&&T.shadow.map&&(T.shadow.map.texture.format===ca?se=T.shadow.map.texture:se=T.shadow.map.depthTexture||T.shadow.map.texture),T.isAmbientLight)u+=I.r*U,h+=I.g*U,d+=I.b*U;else if(T.isLightProbe){for(let $=0;$<9;$++)i.probe[$].addScaledVector(T.sh.coefficients[$],U);N++}else if(T.isSunLight){let $=e.get(T);if($.color.copy(T.color).multiplyScalar(T.intensity),T.castShadow){let X=T.shadow,te=t.get(T);te.shadowIntensity=X.intensity,te.shadowBias=X.bias,te.shadowNormalBias=X.normalBias,te.shadowRadius=X.radius,te.shadowMapSize.copy(X.mapSize).multiply(X.getFrameExtents()),i.sunShadow[g]=te,i.sunShadowMap[g]=se;let ce=X.getViewportCount();for(let de=0;de<ce;de++)i.sunShadowMatrix[_+de]=X.getMatrix(de),i.sunShadowCascade[_+de]=X._cascadeData[de];_+=ce,g++}i.sun[f]=$,f++}else if(T.isDirectionalLight){let $=e.get(T);if($.color.copy(T.color).multiplyScalar(T.intensity),T.castShadow){let X=T.shadow,te=t.get(T);te.shadowIntensity=X.intensity,te.shadowBias=X.bias,te.shadowNormalBias=X.normalBias,te.shadowRadius=X.radius,te.shadowMapSize=X.mapSize,i.directionalShadow[m]=te,i.directionalShadowMap[m]=se,i.directionalShadowMatrix[m]=T.shadow.matrix,C++}i.directional[m]=$,m++}else if(T.isSpotLight){let $=e.get(T);$.position.setFromMatrixPosition(T.matrixWorld),$.color.copy(I).multiplyScalar(U),$.distance=B,$.coneCos=Math.cos(T.angle),$.penumbraCos=Math.cos(T.angle*(1-T.penumbra)),$.decay=T.decay,i.spot[y]=$;let X=T.shadow;if(T.map&&(i.spotLightMap[A]=T.map,A++,X.updateMatrices(T),T.castShadow&&O++),i.spotLightMatrix[y]=X.matrix,T.castShadow){let te=t.get(T);te.shadowIntensity=X.intensity,te.shadowBias=X.bias,te.shadowNormalBias=X.normalBias,te.shadowRadius=X.radius,te.shadowMapSize=X.mapSize,i.spotShadow[y]=te,i.spotShadowMap[y]=se,x++}y++}else if(T.isRectAreaLight){let $=e.get(T);$.color.copy(I).multiplyScalar(U),$.halfWidth.set(T.width*.5,0,0),$.halfHeight.set(0,T.height*.5,0),i.rectArea[w]=$,w++}else if(T.isPointLight){let $=e.get(T);if($.color.copy(T.color).multiplyScalar(T.intensity),$.distance=T.distance,$.decay=T.decay,T.castShadow){let X=T.shadow,te=t.get(T);te.shadowIntensity=X.intensity,te.shadowBias=X.bias,te.shadowNormalBias=X.normalBias,te.shadowRadius=X.radius,te.shadowMapSize=X.mapSize,te.shadowCameraNear=X.camera.near,te.shadowCameraFar=X.camera.far,i.pointShadow[v]=te,i.pointShadowMap[v]=se,i.pointShadowMatrix[v]=T.shadow.matrix,S++}i.point[v]=$,v++}else if(T.isHemisphereLight){let $=e.get(T);$.skyColor.copy(T.color).multiplyScalar(U),$.groundColor.copy(T.groundColor).multiplyScalar(U),i.hemi[b]=$,b++}}w>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Le.LTC_FLOAT_1,i.rectAreaLTC2=Le.LTC_FLOAT_2):(i.rectAreaLTC1=Le.LTC_HALF_1,i.rectAreaLTC2=Le.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=d;let k=i.hash;(k.sunLength!==f||k.directionalLength!==m||k.pointLength!==v||k.spotLength!==y||k.rectAreaLength!==w||k.hemiLength!==b||k.numSunShadows!==g||k.numDirectionalShadows!==C||k.numPointShadows!==S||k.numSpotShadows!==x||k.numSpotMaps!==A||k.numLightProbes!==N)&&(i.sun.length=f,i.directional.length=m,i.spot.length=y,i.rectArea.length=w,i.point.length=v,i.hemi.length=b,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=_,i.sunShadowCascade.length=_,i.directionalShadow.length=C,i.directionalShadowMap.length=C,i.directionalShadowMatrix.length=C,i.pointShadow.length=S,i.pointShadowMap.length=S,i.pointShadowMatrix.length=S,i.spotShadow.length=x,i.spotShadowMap.length=x,i.spotLightMatrix.length=x+A-O,i.spotLightMap.length=A,i.numSpotLightShadowsWithMaps=O,i.numLightProbes=N,k.sunLength=f,k.directionalLength=m,k.pointLength=v,k.spotLength=y,k.rectAreaLength=w,k.hemiLength=b,k.numSunShadows=g,k.numDirectionalShadows=C,k.numPointShadows=S,k.numSpotShadows=x,k.numSpotMaps=A,k.numLightProbes=N,i.version=aP++)}function l(c,u){let h=0,d=0,f=0,g=0,_=0,m=0,v=u.matrixWorldInverse;for(let y=0,w=c.length;y<w;y++){let b=c[y];if(b.isSunLight){let C=i.sun[h];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(v),h++}else if(b.isDirectionalLight){let C=i.directional[d];C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(v),d++}else if(b.isSpotLight){let C=i.spot[g];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(v),C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(v),g++}else if(b.isRectAreaLight){let C=i.rectArea[_];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(v),o.identity(),r.copy(b.matrixWorld),r.premultiply(v),o.extractRotation(r),C.halfWidth.set(b.width*.5,0,0),C.halfHeight.set(0,b.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),_++}else if(b.isPointLight){let C=i.point[f];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(v),f++}else if(b.isHemisphereLight){let C=i.hemi[m];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(v),m++}}}return{setup:a,setupView:l,state:i}}function eM(n){let e=new cP(n),t=[],i=[],s=[];function r(h){u.camera=h,t.length=0,i.length=0,s.length=0}function o(h){h.isLightProbeGrid?s.push(h):t.push(h)}function a(h){i.push(h)}function l(){e.setup(t),s.sort((h,d)=>h.priority-d.priority||h.id-d.id)}function c(h){e.setupView(t,h)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function uP(n){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new eM(n),e.set(s,[a])):r>=o.length?(a=new eM(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var hP=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,dP=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,fP=[new K(1,0,0),new K(-1,0,0),new K(0,1,0),new K(0,-1,0),new K(0,0,1),new K(0,0,-1)],pP=[new K(0,-1,0),new K(0,-1,0),new K(0,0,1),new K(0,0,-1),new K(0,-1,0),new K(0,-1,0)],tM=new Ht,xh=new K,Fg=new K;function mP(n,e,t){let i=new ta,s=new ht,r=new ht,o=new An,a=new kf,l=new Lf,c={},u=t.maxTextureSize,h={[la]:ki,[ki]:la,[Vr]:Vr},d=new zr({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ht},radius:{value:4}},vertexShader:hP,fragmentShader:dP}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new Ii;g.setAttribute("position",new zi(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let _=new Bn(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Ka;let v=this.type;this.render=function(S,x,A){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||S.length===0)return;this.type===Jx&&(Ze("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Ka);let O=n.getRenderTarget(),N=n.getActiveCubeFace(),k=n.getActiveMipmapLevel(),V=n.state;V.setBlending(Za),V.buffers.depth.getReversed()===!0?V.buffers.color.setClear(0,0,0,0):V.buffers.color.setClear(1,1,1,1),V.buffers.depth.setTest(!0),V.setScissorTest(!1);let G=v!==this.type;G&&x.traverse(function(T){T.material&&(Array.isArray(T.material)?T.material.forEach(I=>I.needsUpdate=!0):T.material.needsUpdate=!0)});for(let T=0,I=S.length;T<I;T++){let U=S[T],B=U.shadow;if(B===void 0){Ze("WebGLShadowMap:",U,"has no shadow.");continue}if(B.autoUpdate===!1&&B.needsUpdate===!1)continue;s.copy(B.mapSize);let se=B.getFrameExtents();s.multiply(se),r.copy(B.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/se.x),s.x=r.x*se.x,B.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/se.y),s.y=r.y*se.y,B.mapSize.y=r.y));let $=n.state.buffers.depth.getReversed();if(B.camera._reversedDepth=$,B.map===null||G===!0){if(B.map!==null&&(B.map.depthTexture!==null&&(B.map.depthTexture.dispose(),B.map.depthTexture=null),B.map.dispose()),this.type===wc){if(U.isPointLight){Ze("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}B.map=new Ps(s.x,s.y,{format:ca,type:lr,minFilter:Zi,magFilter:Zi,generateMipmaps:!1}),B.map.texture.name=U.name+".shadowMap",B.map.depthTexture=new wo(s.x,s.y,ar),B.map.depthTexture.name=U.name+".shadowMapDepth",B.map.depthTexture.format=bo,B.map.depthTexture.compareFunction=null,B.map.depthTexture.minFilter=wi,B.map.depthTexture.magFilter=wi}else U.isPointLight?(B.map=new Mh(s.x),B.map.depthTexture=new eh(s.x,or)):(B.map=new Ps(s.x,s.y),B.map.depthTexture=new wo(s.x,s.y,or)),B.map.depthTexture.name=U.name+".shadowMap",B.map.depthTexture.format=bo,this.type===Ka?(B.map.depthTexture.compareFunction=$?Ag:wg,B.map.depthTexture.minFilter=Zi,B.map.depthTexture.magFilter=Zi):(B.map.depthTexture.compareFunction=null,B.map.depthTexture.minFilter=wi,B.map.depthTexture.magFilter=wi);B.camera.updateProjectionMatrix()}B.map.isWebGLCubeRenderTarget!==!0&&(B.map.width!==s.x||B.map.height!==s.y)&&B.map.setSize(s.x,s.y);let X=B.map.isWebGLCubeRenderTarget?6:B.getViewportCount();U.isPointLight!==!0&&B.updateMatrices(U,A);let te=(B.camera.layers.mask&4294967294)!==0?B.camera.layers:A.layers;for(let ce=0;ce<X;ce++){let de=B.getCamera(ce);if(U.isPointLight){let J=B.camera,fe=B.matrix,ge=U.distance||J.far;ge!==J.far&&(J.far=ge,J.updateProjectionMatrix()),xh.setFromMatrixPosition(U.matrixWorld),J.position.copy(xh),Fg.copy(J.position),Fg.add(fP[ce]),J.up.copy(pP[ce]),J.lookAt(Fg),J.updateMatrixWorld(),fe.makeTranslation(-xh.x,-xh.y,-xh.z),tM.multiplyMatrices(J.projectionMatrix,J.matrixWorldInverse),B._frustum.setFromProjectionMatrix(tM,J.coordinateSystem,J.reversedDepth)}if(B.map.isWebGLCubeRenderTarget)n.setRenderTarget(B.map,ce),n.clear();else{ce===0&&(n.setRenderTarget(B.map),n.clear());let J=B.getViewport(ce);o.set(r.x*J.x,r.y*J.y,r.x*J.z,r.y*J.w),V.viewport(o)}i=B.getFrustum(ce),b(x,A,de,U,te,this.type)}B.isPointLightShadow!==!0&&this.type===wc&&y(B,A),B.needsUpdate=!1}v=this.type,m.needsUpdate=!1,n.setRenderTarget(O,N,k)};function y(S,x){let A=e.update(_);d.defines.VSM_SAMPLES!==S.blurSamples&&(d.defines.VSM_SAMPLES=S.blurSamples,f.defines.VSM_SAMPLES=S.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),S.mapPass===null?S.mapPass=new Ps(s.x,s.y,{format:ca,type:lr}):(S.mapPass.width!==S.map.width||S.mapPass.height!==S.map.height)&&S.mapPass.setSize(S.map.width,S.map.height),d.uniforms.shadow_pass.value=S.map.depthTexture,d.uniforms.resolution.value.set(S.map.width,S.map.height),d.uniforms.radius.value=S.radius,n.setRenderTarget(S.mapPass),n.clear(),n.renderBufferDirect(x,null,A,d,_,null),f.uniforms.shadow_pass.value=S.mapPass.texture,f.uniforms.resolution.value.set(S.map.width,S.map.height),f.uniforms.radius.value=S.radius,n.setRenderTarget(S.map),n.clear(),n.renderBufferDirect(x,null,A,f,_,null)}function w(S,x,A,O){let N=null,k=A.isPointLight===!0?S.customDistanceMaterial:S.customDepthMaterial;if(k!==void 0)N=k;else if(N=A.isPointLight===!0?l:a,n.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let V=N.uuid,G=x.uuid,T=c[V];T===void 0&&(T={},c[V]=T);let I=T[G];I===void 0&&(I=N.clone(),T[G]=I,x.addEventListener("dispose",C)),N=I}if(N.visible=x.visible,N.wireframe=x.wireframe,O===wc?N.side=x.shadowSide!==null?x.shadowSide:x.side:N.side=x.shadowSide!==null?x.shadowSide:h[x.side],N.alphaMap=x.alphaMap,N.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,N.map=x.map,N.clipShadows=x.clipShadows,N.clippingPlanes=x.clippingPlanes,N.clipIntersection=x.clipIntersection,N.displacementMap=x.displacementMap,N.displacementScale=x.displacementScale,N.displacementBias=x.displacementBias,N.wireframeLinewidth=x.wireframeLinewidth,N.linewidth=x.linewidth,A.isPointLight===!0&&N.isMeshDistanceMaterial===!0){let V=n.properties.get(N);V.light=A}return N}function b(S,x,A,O,N,k){if(S.visible===!1)return;if(S.layers.test(N)&&(S.isMesh||S.isLine||S.isPoints)&&(S.castShadow||S.receiveShadow&&k===wc)&&(!S.frustumCulled||S.intersectsFrustum(i))){S.modelViewMatrix.multiplyMatrices(A.matrixWorldInverse,S.matrixWorld);let T=e.update(S),I=S.material;if(Array.isArray(I)){let U=T.groups;for(let B=0,se=U.length;B<se;B++){let $=U[B],X=I[$.materialIndex];if(X&&X.visible){let te=w(S,X,O,k);S.onBeforeShadow(n,S,x,A,T,te,$),n.renderBufferDirect(A,null,T,te,S,$),S.onAfterShadow(n,S,x,A,T,te,$)}}}else if(I.visible){let U=w(S,I,O,k);S.onBeforeShadow(n,S,x,A,T,U,null),n.renderBufferDirect(A,null,T,U,S,null),S.onAfterShadow(n,S,x,A,T,U,null)}}let G=S.children;for(let T=0,I=G.length;T<I;T++)b(G[T],x,A,O,N,k)}function C(S){S.target.removeEventListener("dispose",C);for(let A in c){let O=c[A],N=S.target.uuid;N in O&&(O[N].dispose(),delete O[N])}}}function gP(n,e){function t(){let z=!1,oe=new An,ie=null,Ae=new An(0,0,0,0);return{setMask:function(ye){ie!==ye&&!z&&(n.colorMask(ye,ye,ye,ye),ie=ye)},setLocked:function(ye){z=ye},setClear:function(ye,Me,Xe,et,ue){ue===!0&&(ye*=et,Me*=et,Xe*=et),oe.set(ye,Me,Xe,et),Ae.equals(oe)===!1&&(n.clearColor(ye,Me,Xe,et),Ae.copy(oe))},reset:function(){z=!1,ie=null,Ae.set(-1,0,0,0)}}}function i(){let z=!1,oe=!1,ie=null,Ae=null,ye=null;return{setReversed:function(Me){if(oe!==Me){let Xe=e.get("EXT_clip_control");Me?Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.ZERO_TO_ONE_EXT):Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.NEGATIVE_ONE_TO_ONE_EXT),oe=Me;let et=ye;ye=null,this.setClear(et)}},getReversed:function(){return oe},setTest:function(Me){Me?Se(n.DEPTH_TEST):Ye(n.DEPTH_TEST)},setMask:function(Me){ie!==Me&&!z&&(n.depthMask(Me),ie=Me)},setFunc:function(Me){if(oe&&(Me=Rb[Me]),Ae!==Me){switch(Me){case ff:n.depthFunc(n.NEVER);break;case pf:n.depthFunc(n.ALWAYS);break;case mf:n.depthFunc(n.LESS);break;case fc:n.depthFunc(n.LEQUAL);break;case gf:n.depthFunc(n.EQUAL);break;case vf:n.depthFunc(n.GEQUAL);break;case yf:n.depthFunc(n.GREATER);break;case _f:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}Ae=Me}},setLocked:function(Me){z=Me},setClear:function(Me){ye!==Me&&(ye=Me,oe&&(Me=1-Me),n.clearDepth(Me))},reset:function(){z=!1,ie=null,Ae=null,ye=null,oe=!1}}}function s(){let z=!1,oe=null,ie=null,Ae=null,ye=null,Me=null,Xe=null,et=null,ue=null;return{setTest:function(Be){z||(Be?Se(n.STENCIL_TEST):Ye(n.STENCIL_TEST))},setMask:function(Be){oe!==Be&&!z&&(n.stencilMask(Be),oe=Be)},setFunc:function(Be,tt,Re){(ie!==Be||Ae!==tt||ye!==Re)&&(n.stencilFunc(Be,tt,Re),ie=Be,Ae=tt,ye=Re)},setOp:function(Be,tt,Re){(Me!==Be||Xe!==tt||et!==Re)&&(n.stencilOp(Be,tt,Re),Me=Be,Xe=tt,et=Re)},setLocked:function(Be){z=Be},setClear:function(Be){ue!==Be&&(n.clearStencil(Be),ue=Be)},reset:function(){z=!1,oe=null,ie=null,Ae=null,ye=null,Me=null,Xe=null,et=null,ue=null}}}let r=new t,o=new i,a=new s,l={},c=new WeakMap,u={},h={},d={},f=new WeakMap,g=[],_=null,m=!1,v=null,y=null,w=null,b=null,C=null,S=null,x=null,A=new ft(0,0,0),O=0,N=!1,k=null,V=null,G=null,T=null,I=null,U=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),B=!1,se=0,$=n.getParameter(n.VERSION);$.indexOf("WebGL")!==-1?(se=parseFloat(/^WebGL (\d)/.exec($)[1]),B=se>=1):$.indexOf("OpenGL ES")!==-1&&(se=parseFloat(/^OpenGL ES (\d)/.exec($)[1]),B=se>=2);let X=null,te={},ce=n.getParameter(n.SCISSOR_BOX),de=n.getParameter(n.VIEWPORT),J=new An().fromArray(ce),fe=new An().fromArray(de);function ge(z,oe,ie,Ae){let ye=new Uint8Array(4),Me=n.createTexture();n.bindTexture(z,Me),n.texParameteri(z,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(z,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let Xe=0;Xe<ie;Xe++)z===n.TEXTURE_3D||z===n.TEXTURE_2D_ARRAY?n.texImage3D(oe,0,n.RGBA,1,1,Ae,0,n.RGBA,n.UNSIGNED_BYTE,ye):n.texImage2D(oe+Xe,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ye);return Me}let Ce={};Ce[n.TEXTURE_2D]=ge(n.TEXTURE_2D,n.TEXTURE_2D,1),Ce[n.TEXTURE_CUBE_MAP]=ge(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[n.TEXTURE_2D_ARRAY]=ge(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ce[n.TEXTURE_3D]=ge(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Se(n.DEPTH_TEST),o.setFunc(fc),Wn(!1),Qt(ig),Se(n.CULL_FACE),bn(Za);function Se(z){u[z]!==!0&&(n.enable(z),u[z]=!0)}function Ye(z){u[z]!==!1&&(n.disable(z),u[z]=!1)}function ct(z,oe){return d[z]!==oe?(n.bindFramebuffer(z,oe),d[z]=oe,z===n.DRAW_FRAMEBUFFER&&(d[n.FRAMEBUFFER]=oe),z===n.FRAMEBUFFER&&(d[n.DRAW_FRAMEBUFFER]=oe),!0):!1}function qe(z,oe){let ie=g,Ae=!1;if(z){ie=f.get(oe),ie===void 0&&(ie=[],f.set(oe,ie));let ye=z.textures;if(ie.length!==ye.length||ie[0]!==n.COLOR_ATTACHMENT0){for(let Me=0,Xe=ye.length;Me<Xe;Me++)ie[Me]=n.COLOR_ATTACHMENT0+Me;ie.length=ye.length,Ae=!0}}else ie[0]!==n.BACK&&(ie[0]=n.BACK,Ae=!0);Ae&&n.drawBuffers(ie)}function yt(z){return _!==z?(n.useProgram(z),_=z,!0):!1}let pt={[Qa]:n.FUNC_ADD,[Kx]:n.FUNC_SUBTRACT,[Zx]:n.FUNC_REVERSE_SUBTRACT};pt[Qx]=n.MIN,pt[eb]=n.MAX;let at={[tb]:n.ZERO,[nb]:n.ONE,[ib]:n.SRC_COLOR,[ag]:n.SRC_ALPHA,[cb]:n.SRC_ALPHA_SATURATE,[ab]:n.DST_COLOR,[rb]:n.DST_ALPHA,[sb]:n.ONE_MINUS_SRC_COLOR,[lg]:n.ONE_MINUS_SRC_ALPHA,[lb]:n.ONE_MINUS_DST_COLOR,[ob]:n.ONE_MINUS_DST_ALPHA,[ub]:n.CONSTANT_COLOR,[hb]:n.ONE_MINUS_CONSTANT_COLOR,[db]:n.CONSTANT_ALPHA,[fb]:n.ONE_MINUS_CONSTANT_ALPHA};function bn(z,oe,ie,Ae,ye,Me,Xe,et,ue,Be){if(z===Za){m===!0&&(Ye(n.BLEND),m=!1);return}if(m===!1&&(Se(n.BLEND),m=!0),z!==jx){if(z!==v||Be!==N){if((y!==Qa||C!==Qa)&&(n.blendEquation(n.FUNC_ADD),y=Qa,C=Qa),Be)switch(z){case Ac:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case sg:n.blendFunc(n.ONE,n.ONE);break;case rg:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case og:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:nt("WebGLState: Invalid blending: ",z);break}else switch(z){case Ac:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case sg:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case rg:nt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case og:nt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:nt("WebGLState: Invalid blending: ",z);break}w=null,b=null,S=null,x=null,A.set(0,0,0),O=0,v=z,N=Be}return}ye=ye||oe,Me=Me||ie,Xe=Xe||Ae,(oe!==y||ye!==C)&&(n.blendEquationSeparate(pt[oe],pt[ye]),y=oe,C=ye),(ie!==w||Ae!==b||Me!==S||Xe!==x)&&(n.blendFuncSeparate(at[ie],at[Ae],at[Me],at[Xe]),w=ie,b=Ae,S=Me,x=Xe),(et.equals(A)===!1||ue!==O)&&(n.blendColor(et.r,et.g,et.b,ue),A.copy(et),O=ue),v=z,N=!1}function un(z,oe){z.side===Vr?Ye(n.CULL_FACE):Se(n.CULL_FACE);let ie=z.side===ki;oe&&(ie=!ie),Wn(ie),z.blending===Ac&&z.transparent===!1?bn(Za):bn(z.blending,z.blendEquation,z.blendSrc,z.blendDst,z.blendEquationAlpha,z.blendSrcAlpha,z.blendDstAlpha,z.blendColor,z.blendAlpha,z.premultipliedAlpha),o.setFunc(z.depthFunc),o.setTest(z.depthTest),o.setMask(z.depthWrite),r.setMask(z.colorWrite);let Ae=z.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(z.stencilWriteMask),a.setFunc(z.stencilFunc,z.stencilRef,z.stencilFuncMask),a.setOp(z.stencilFail,z.stencilZFail,z.stencilZPass)),kt(z.polygonOffset,z.polygonOffsetFactor,z.polygonOffsetUnits),z.alphaToCoverage===!0?Se(n.SAMPLE_ALPHA_TO_COVERAGE):Ye(n.SAMPLE_ALPHA_TO_COVERAGE)}function Wn(z){k!==z&&(z?n.frontFace(n.CW):n.frontFace(n.CCW),k=z)}function Qt(z){z!==Xx?(Se(n.CULL_FACE),z!==V&&(z===ig?n.cullFace(n.BACK):z===Yx?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Ye(n.CULL_FACE),V=z}function vi(z){z!==G&&(B&&n.lineWidth(z),G=z)}function kt(z,oe,ie){z?(Se(n.POLYGON_OFFSET_FILL),(T!==oe||I!==ie)&&(T=oe,I=ie,o.getReversed()&&(oe=-oe,ie=-ie),n.polygonOffset(oe,ie))):Ye(n.POLYGON_OFFSET_FILL)}function si(z){z?Se(n.SCISSOR_TEST):Ye(n.SCISSOR_TEST)}function kn(z){z===void 0&&(z=n.TEXTURE0+U-1),X!==z&&(n.activeTexture(z),X=z)}function qn(z,oe,ie){ie===void 0&&(X===null?ie=n.TEXTURE0+U-1:ie=X);let Ae=te[ie];Ae===void 0&&(Ae={type:void 0,texture:void 0},te[ie]=Ae),(Ae.type!==z||Ae.texture!==oe)&&(X!==ie&&(n.activeTexture(ie),X=ie),n.bindTexture(z,oe||Ce[z]),Ae.type=z,Ae.texture=oe)}function H(){let z=te[X];z!==void 0&&z.type!==void 0&&(n.bindTexture(z.type,null),z.type=void 0,z.texture=void 0)}function Pe(){try{n.compressedTexImage2D(...arguments)}catch(z){nt("WebGLState:",z)}}function Ke(){try{n.compressedTexImage3D(...arguments)}catch(z){nt("WebGLState:",z)}}function ut(){try{n.texSubImage2D(...arguments)}catch(z){nt("WebGLState:",z)}}function we(){try{n.texSubImage3D(...arguments)}catch(z){nt("WebGLState:",z)}}function rn(){try{n.compressedTexSubImage2D(...arguments)}catch(z){nt("WebGLState:",z)}}function Ge(){try{n.compressedTexSubImage3D(...arguments)}catch(z){nt("WebGLState:",z)}}function je(){try{n.texStorage2D(...arguments)}catch(z){nt("WebGLState:",z)}}function L(){try{n.texStorage3D(...arguments)}catch(z){nt("WebGLState:",z)}}function E(){try{n.texImage2D(...arguments)}catch(z){nt("WebGLState:",z)}}function Y(){try{n.texImage3D(...arguments)}catch(z){nt("WebGLState:",z)}}function he(z){return h[z]!==void 0?h[z]:n.getParameter(z)}function ae(z,oe){h[z]!==oe&&(n.pixelStorei(z,oe),h[z]=oe)}function _e(z){J.equals(z)===!1&&(n.scissor(z.x,z.y,z.z,z.w),J.copy(z))}function xe(z){fe.equals(z)===!1&&(n.viewport(z.x,z.y,z.z,z.w),fe.copy(z))}function ne(z,oe){let ie=c.get(oe);ie===void 0&&(ie=new WeakMap,c.set(oe,ie));let Ae=ie.get(z);Ae===void 0&&(Ae=n.getUniformBlockIndex(oe,z.name),n.uniformBlockBinding(oe,Ae,Ae),ie.set(z,Ae))}function re(z,oe,ie){let ye=c.get(oe).get(z);l[ye]!==ie&&(n.bindBufferBase(n.UNIFORM_BUFFER,ye,ie),l[ye]=ie)}function ve(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},h={},X=null,te={},d={},l={},f=new WeakMap,g=[],_=null,m=!1,v=null,y=null,w=null,b=null,C=null,S=null,x=null,A=new ft(0,0,0),O=0,N=!1,k=null,V=null,G=null,T=null,I=null,J.set(0,0,n.canvas.width,n.canvas.height),fe.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Se,disable:Ye,bindFramebuffer:ct,drawBuffers:qe,useProgram:yt,setBlending:bn,setMaterial:un,setFlipSided:Wn,setCullFace:Qt,setLineWidth:vi,setPolygonOffset:kt,setScissorTest:si,activeTexture:kn,bindTexture:qn,unbindTexture:H,compressedTexImage2D:Pe,compressedTexImage3D:Ke,texImage2D:E,texImage3D:Y,pixelStorei:ae,getParameter:he,updateUBOMapping:ne,uniformBlockBinding:re,texStorage2D:je,texStorage3D:L,texSubImage2D:ut,texSubImage3D:we,compressedTexSubImage2D:rn,compressedTexSubImage3D:Ge,scissor:_e,viewport:xe,reset:ve}}function vP(n,e,t,i,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new ht,u=new WeakMap,h=new Set,d,f=new WeakMap,g=new Set,_=new FinalizationRegistry(L=>g.delete(L)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function v(L,E){return m?new OffscreenCanvas(L,E):Yu("canvas")}function y(L,E,Y){let he=1,ae=je(L);if((ae.width>Y||ae.height>Y)&&(he=Y/Math.max(ae.width,ae.height)),he<1)if(typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&L instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&L instanceof ImageBitmap||typeof VideoFrame<"u"&&L instanceof VideoFrame){let _e=Math.floor(he*ae.width),xe=Math.floor(he*ae.height);d===void 0&&(d=v(_e,xe));let ne=E?v(_e,xe):d;return ne.width=_e,ne.height=xe,ne.getContext("2d").drawImage(L,0,0,_e,xe),Ze("WebGLRenderer: Texture has been resized from ("+ae.width+"x"+ae.height+") to ("+_e+"x"+xe+")."),ne}else return"data"in L&&Ze("WebGLRenderer: Image in DataTexture is too big ("+ae.width+"x"+ae.height+")."),L;return L}function w(L){return L.generateMipmaps}function b(L){n.generateMipmap(L)}function C(L){return L.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:L.isWebGL3DRenderTarget?n.TEXTURE_3D:L.isWebGLArrayRenderTarget||L.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function S(L,E,Y,he,ae,_e=!1){if(L!==null){if(n[L]!==void 0)return n[L];Ze("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+L+"'")}let xe;he&&(xe=e.get("EXT_texture_norm16"),xe||Ze("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=E;if(E===n.RED&&(Y===n.FLOAT&&(ne=n.R32F),Y===n.HALF_FLOAT&&(ne=n.R16F),Y===n.UNSIGNED_BYTE&&(ne=n.R8),Y===n.UNSIGNED_SHORT&&xe&&(ne=xe.R16_EXT),Y===n.SHORT&&xe&&(ne=xe.R16_SNORM_EXT)),E===n.RED_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ne=n.R8UI),Y===n.UNSIGNED_SHORT&&(ne=n.R16UI),Y===n.UNSIGNED_INT&&(ne=n.R32UI),Y===n.BYTE&&(ne=n.R8I),Y===n.SHORT&&(ne=n.R16I),Y===n.INT&&(ne=n.R32I)),E===n.RG&&(Y===n.FLOAT&&(ne=n.RG32F),Y===n.HALF_FLOAT&&(ne=n.RG16F),Y===n.UNSIGNED_BYTE&&(ne=n.RG8),Y===n.UNSIGNED_SHORT&&xe&&(ne=xe.RG16_EXT),Y===n.SHORT&&xe&&(ne=xe.RG16_SNORM_EXT)),E===n.RG_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ne=n.RG8UI),Y===n.UNSIGNED_SHORT&&(ne=n.RG16UI),Y===n.UNSIGNED_INT&&(ne=n.RG32UI),Y===n.BYTE&&(ne=n.RG8I),Y===n.SHORT&&(ne=n.RG16I),Y===n.INT&&(ne=n.RG32I)),E===n.RGB_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ne=n.RGB8UI),Y===n.UNSIGNED_SHORT&&(ne=n.RGB16UI),Y===n.UNSIGNED_INT&&(ne=n.RGB32UI),Y===n.BYTE&&(ne=n.RGB8I),Y===n.SHORT&&(ne=n.RGB16I),Y===n.INT&&(ne=n.RGB32I)),E===n.RGBA_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ne=n.RGBA8UI),Y===n.UNSIGNED_SHORT&&(ne=n.RGBA16UI),Y===n.UNSIGNED_INT&&(ne=n.RGBA32UI),Y===n.BYTE&&(ne=n.RGBA8I),Y===n.SHORT&&(ne=n.RGBA16I),Y===n.INT&&(ne=n.RGBA32I)),E===n.RGB&&(Y===n.UNSIGNED_SHORT&&xe&&(ne=xe.RGB16_EXT),Y===n.SHORT&&xe&&(ne=xe.RGB16_SNORM_EXT),Y===n.UNSIGNED_INT_5_9_9_9_REV&&(ne=n.RGB9_E5),Y===n.UNSIGNED_INT_10F_11F_11F_REV&&(ne=n.R11F_G11F_B10F)),E===n.RGBA){let re=_e?Xu:Et.getTransfer(ae);Y===n.FLOAT&&(ne=n.RGBA32F),Y===n.HALF_FLOAT&&(ne=n.RGBA16F),Y===n.UNSIGNED_BYTE&&(ne=re===Xt?n.SRGB8_ALPHA8:n.RGBA8),Y===n.UNSIGNED_SHORT&&xe&&(ne=xe.RGBA16_EXT),Y===n.SHORT&&xe&&(ne=xe.RGBA16_SNORM_EXT),Y===n.UNSIGNED_SHORT_4_4_4_4&&(ne=n.RGBA4),Y===n.UNSIGNED_SHORT_5_5_5_1&&(ne=n.RGB5_A1)}return(ne===n.R16F||ne===n.R32F||ne===n.RG16F||ne===n.RG32F||ne===n.RGBA16F||ne===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function x(L,E){let Y;return L?E===null||E===or||E===tl?Y=n.DEPTH24_STENCIL8:E===ar?Y=n.DEPTH32F_STENCIL8:E===Ec&&(Y=n.DEPTH24_STENCIL8,Ze("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):E===null||E===or||E===tl?Y=n.DEPTH_COMPONENT24:E===ar?Y=n.DEPTH_COMPONENT32F:E===Ec&&(Y=n.DEPTH_COMPONENT16),Y}function A(L,E){return w(L)===!0||L.isFramebufferTexture&&L.minFilter!==wi&&L.minFilter!==Zi?Math.log2(Math.max(E.width,E.height))+1:L.mipmaps.length>0?L.mipmaps.length:L.isCompressedTexture&&Array.isArray(L.image)?E.mipmaps.length:1}function O(L){let E=new WeakRef(L);i.get(L).__ref=E,g.add(E),_.register(L,E,E)}function N(L){let E=i.get(L).__ref;E!==void 0&&(g.delete(E),_.unregister(E))}function k(L){G(L.target)}function V(L){T(L.target)}function G(L){L.removeEventListener("dispose",k),N(L),U(L),L.isVideoTexture&&u.delete(L),L.isHTMLTexture&&h.delete(L)}function T(L){L.removeEventListener("dispose",V),N(L),se(L)}function I(){for(let L of g){let E=L.deref();E!==void 0&&(E.isRenderTarget===!0?T(E):G(E))}g.clear(),h.clear()}function U(L){let E=i.get(L);if(E.__webglInit===void 0)return;let Y=L.source,he=f.get(Y);if(he){let ae=he[E.__cacheKey];ae.usedTimes--,ae.usedTimes===0&&B(L),Object.keys(he).length===0&&f.delete(Y)}i.remove(L)}function B(L){let E=i.get(L);n.deleteTexture(E.__webglTexture);let Y=L.source,he=f.get(Y);delete he[E.__cacheKey],o.memory.textures--}function se(L){let E=i.get(L);E.__depthDisposeCallback&&E.__depthDisposeCallback();let Y=L.depthTexture;if(Y&&Y.renderTarget===L&&G(Y),L.isWebGLCubeRenderTarget)for(let ae=0;ae<6;ae++){if(Array.isArray(E.__webglFramebuffer[ae]))for(let _e=0;_e<E.__webglFramebuffer[ae].length;_e++)n.deleteFramebuffer(E.__webglFramebuffer[ae][_e]);else n.deleteFramebuffer(E.__webglFramebuffer[ae]);E.__webglDepthbuffer&&n.deleteRenderbuffer(E.__webglDepthbuffer[ae])}else{if(Array.isArray(E.__webglFramebuffer))for(let ae=0;ae<E.__webglFramebuffer.length;ae++)n.deleteFramebuffer(E.__webglFramebuffer[ae]);else n.deleteFramebuffer(E.__webglFramebuffer);if(E.__webglDepthbuffer&&n.deleteRenderbuffer(E.__webglDepthbuffer),E.__webglMultisampledFramebuffer&&n.deleteFramebuffer(E.__webglMultisampledFramebuffer),E.__webglColorRenderbuffer)for(let ae=0;ae<E.__webglColorRenderbuffer.length;ae++)E.__webglColorRenderbuffer[ae]&&n.deleteRenderbuffer(E.__webglColorRenderbuffer[ae]);E.__webglDepthRenderbuffer&&n.deleteRenderbuffer(E.__webglDepthRenderbuffer)}let he=L.textures;for(let ae=0,_e=he.length;ae<_e;ae++){let xe=i.get(he[ae]);xe.__webglTexture&&(n.deleteTexture(xe.__webglTexture),o.memory.textures--),i.remove(he[ae])}i.remove(L)}let $=0;function X(){$=0}function te(){return $}function ce(L){$=L}function de(){let L=$;return L>=s.maxTextures&&Ze("WebGLTextures: Trying to use "+(L+1)+" texture units while this GPU supports only "+s.maxTextures),$+=1,L}function J(L){let E=[];return E.push(L.wrapS),E.push(L.wrapT),E.push(L.wrapR||0),E.push(L.magFilter),E.push(L.minFilter),E.push(L.anisotropy),E.push(L.internalFormat),E.push(L.format),E.push(L.type),E.push(L.generateMipmaps),E.push(L.mipmapsAutoUpdate),E.push(L.premultiplyAlpha),E.push(L.flipY),E.push(L.unpackAlignment),E.push(L.colorSpace),E.join()}function fe(L,E){let Y=i.get(L);if(L.isVideoTexture&&rn(L),L.isRenderTargetTexture===!1&&L.isExternalTexture!==!0&&L.version>0&&Y.__version!==L.version){let he=L.image;if(he===null)Ze("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ze("WebGLRenderer: Texture marked for update but image is incomplete");else{un(Y,L,E);return}}else L.isExternalTexture&&(Y.__webglTexture=L.sourceTexture?L.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,Y.__webglTexture,n.TEXTURE0+E)}function ge(L,E){let Y=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&Y.__version!==L.version){un(Y,L,E);return}else L.isExternalTexture&&(Y.__webglTexture=L.sourceTexture?L.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,Y.__webglTexture,n.TEXTURE0+E)}function Ce(L,E){let Y=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&Y.__version!==L.version){un(Y,L,E);return}t.bindTexture(n.TEXTURE_3D,Y.__webglTexture,n.TEXTURE0+E)}function Se(L,E){let Y=i.get(L);if(L.version>0&&Y.__version!==L.version){Wn(Y,L,E);return}t.bindTexture(n.TEXTURE_CUBE_MAP,Y.__webglTexture,n.TEXTURE0+E)}let Ye={[xf]:n.REPEAT,[Fr]:n.CLAMP_TO_EDGE,[bf]:n.MIRRORED_REPEAT},ct={[wi]:n.NEAREST,[gb]:n.NEAREST_MIPMAP_NEAREST,[dh]:n.NEAREST_MIPMAP_LINEAR,[Zi]:n.LINEAR,[Yf]:n.LINEAR_MIPMAP_NEAREST,[Ao]:n.LINEAR_MIPMAP_LINEAR},qe={[xb]:n.NEVER,[Tg]:n.ALWAYS,[bb]:n.LESS,[wg]:n.LEQUAL,[Mb]:n.EQUAL,[Ag]:n.GEQUAL,[Sb]:n.GREATER,[wb]:n.NOTEQUAL};function yt(L,E){if(E.type===ar&&e.has("OES_texture_float_linear")===!1&&(E.magFilter===Zi||E.magFilter===Yf||E.magFilter===dh||E.magFilter===Ao||E.minFilter===Zi||E.minFilter===Yf||E.minFilter===dh||E.minFilter===Ao)&&Ze("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(L,n.TEXTURE_WRAP_S,Ye[E.wrapS]),n.texParameteri(L,n.TEXTURE_WRAP_T,Ye[E.wrapT]),(L===n.TEXTURE_3D||L===n.TEXTURE_2D_ARRAY)&&n.texParameteri(L,n.TEXTURE_WRAP_R,Ye[E.wrapR]),n.texParameteri(L,n.TEXTURE_MAG_FILTER,ct[E.magFilter]),n.texParameteri(L,n.TEXTURE_MIN_FILTER,ct[E.minFilter]),E.compareFunction&&(n.texParameteri(L,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(L,n.TEXTURE_COMPARE_FUNC,qe[E.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(E.magFilter===wi||E.minFilter!==dh&&E.minFilter!==Ao||E.type===ar&&e.has("OES_texture_float_linear")===!1)return;if(E.anisotropy>1||i.get(E).__currentAnisotropy){let Y=e.get("EXT_texture_filter_anisotropic");n.texParameterf(L,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(E.anisotropy,s.getMaxAnisotropy())),i.get(E).__currentAnisotropy=E.anisotropy}}}function pt(L,E){let Y=!1;L.__webglInit===void 0&&(L.__webglInit=!0,E.addEventListener("dispose",k),O(E));let he=E.source,ae=f.get(he);ae===void 0&&(ae={},f.set(he,ae));let _e=J(E);if(_e!==L.__cacheKey){ae[_e]===void 0&&(ae[_e]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),ae[_e].usedTimes++;let xe=ae[L.__cacheKey];xe!==void 0&&(ae[L.__cacheKey].usedTimes--,xe.usedTimes===0&&B(E)),L.__cacheKey=_e,L.__webglTexture=ae[_e].texture}return Y}function at(L,E,Y){return Math.floor(Math.floor(L/Y)/E)}function bn(L,E,Y,he){let _e=L.updateRanges;if(_e.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,E.width,E.height,Y,he,E.data);else{_e.sort((z,oe)=>z.start-oe.start);let xe=0;for(let z=1;z<_e.length;z++){let oe=_e[xe],ie=_e[z],Ae=oe.start+oe.count,ye=at(ie.start,E.width,4),Me=at(oe.start,E.width,4);ie.start<=Ae+1&&ye===Me&&at(ie.start+ie.count-1,E.width,4)===ye?oe.count=Math.max(oe.count,ie.start+ie.count-oe.start):(++xe,_e[xe]=ie)}_e.length=xe+1;let ne=t.getParameter(n.UNPACK_ROW_LENGTH),re=t.getParameter(n.UNPACK_SKIP_PIXELS),ve=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,E.width);for(let z=0,oe=_e.length;z<oe;z++){let ie=_e[z],Ae=Math.floor(ie.start/4),ye=Math.ceil(ie.count/4),Me=Ae%E.width,Xe=Math.floor(Ae/E.width),et=ye,ue=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,Me),t.pixelStorei(n.UNPACK_SKIP_ROWS,Xe),t.texSubImage2D(n.TEXTURE_2D,0,Me,Xe,et,ue,Y,he,E.data)}L.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ne),t.pixelStorei(n.UNPACK_SKIP_PIXELS,re),t.pixelStorei(n.UNPACK_SKIP_ROWS,ve)}}function un(L,E,Y){let he=n.TEXTURE_2D;(E.isDataArrayTexture||E.isCompressedArrayTexture)&&(he=n.TEXTURE_2D_ARRAY),E.isData3DTexture&&(he=n.TEXTURE_3D);let ae=pt(L,E),_e=E.source;t.bindTexture(he,L.__webglTexture,n.TEXTURE0+Y);let xe=i.get(_e);if(_e.version!==xe.__version||ae===!0){if(t.activeTexture(n.TEXTURE0+Y),(typeof ImageBitmap<"u"&&E.image instanceof ImageBitmap)===!1){let ue=Et.getPrimaries(Et.workingColorSpace),Be=E.colorSpace===Eo?null:Et.getPrimaries(E.colorSpace),tt=E.colorSpace===Eo||ue===Be?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,E.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,E.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt)}t.pixelStorei(n.UNPACK_ALIGNMENT,E.unpackAlignment);let re=y(E.image,!1,s.maxTextureSize);re=Ge(E,re);let ve=r.convert(E.format,E.colorSpace),z=r.convert(E.type),oe=S(E.internalFormat,ve,z,E.normalized,E.colorSpace,E.isVideoTexture);yt(he,E);let ie,Ae=E.mipmaps,ye=E.isVideoTexture!==!0,Me=xe.__version===void 0||ae===!0,Xe=_e.dataReady,et=A(E,re);if(E.isDepthTexture)oe=x(E.format===To,E.type),Me&&(ye?t.texStorage2D(n.TEXTURE_2D,1,oe,re.width,re.height):t.texImage2D(n.TEXTURE_2D,0,oe,re.width,re.height,0,ve,z,null));else if(E.isDataTexture)if(Ae.length>0){ye&&Me&&t.texStorage2D(n.TEXTURE_2D,et,oe,Ae[0].width,Ae[0].height);for(let ue=0,Be=Ae.length;ue<Be;ue++)ie=Ae[ue],ye?Xe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,ve,z,ie.data):t.texImage2D(n.TEXTURE_2D,ue,oe,ie.width,ie.height,0,ve,z,ie.data);E.generateMipmaps=!1}else ye?(Me&&t.texStorage2D(n.TEXTURE_2D,et,oe,re.width,re.height),Xe&&bn(E,re,ve,z)):t.texImage2D(n.TEXTURE_2D,0,oe,re.width,re.height,0,ve,z,re.data);else if(E.isCompressedTexture)if(E.isCompressedArrayTexture){ye&&Me&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,oe,Ae[0].width,Ae[0].height,re.depth);for(let ue=0,Be=Ae.length;ue<Be;ue++)if(ie=Ae[ue],E.format!==cr)if(ve!==null)if(ye){if(Xe)if(E.layerUpdates.size>0){let tt=Dg(ie.width,ie.height,E.format,E.type);for(let Re of E.layerUpdates){let dt=ie.data.subarray(Re*tt/ie.data.BYTES_PER_ELEMENT,(Re+1)*tt/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,Re,ie.width,ie.height,1,ve,dt)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,re.depth,ve,ie.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ue,oe,ie.width,ie.height,re.depth,0,ie.data,0,0);else Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?Xe&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,re.depth,ve,z,ie.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ue,oe,ie.width,ie.height,re.depth,0,ve,z,ie.data);E.layerUpdates.size>0&&E.clearLayerUpdates()}else{ye&&Me&&t.texStorage2D(n.TEXTURE_2D,et,oe,Ae[0].width,Ae[0].height);for(let ue=0,Be=Ae.length;ue<Be;ue++)ie=Ae[ue],E.format!==cr?ve!==null?ye?Xe&&t.compressedTexSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,ve,ie.data):t.compressedTexImage2D(n.TEXTURE_2D,ue,oe,ie.width,ie.height,0,ie.data):Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?Xe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,ve,z,ie.data):t.texImage2D(n.TEXTURE_2D,ue,oe,ie.width,ie.height,0,ve,z,ie.data)}else if(E.isDataArrayTexture)if(ye){if(Me&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,oe,re.width,re.height,re.depth),Xe)if(E.layerUpdates.size>0){let ue=Dg(re.width,re.height,E.format,E.type);for(let Be of E.layerUpdates){let tt=re.data.subarray(Be*ue/re.data.BYTES_PER_ELEMENT,(Be+1)*ue/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Be,re.width,re.height,1,ve,z,tt)}E.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,ve,z,re.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,oe,re.width,re.height,re.depth,0,ve,z,re.data);else if(E.isData3DTexture)ye?(Me&&t.texStorage3D(n.TEXTURE_3D,et,oe,re.width,re.height,re.depth),Xe&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,ve,z,re.data)):t.texImage3D(n.TEXTURE_3D,0,oe,re.width,re.height,re.depth,0,ve,z,re.data);else if(E.isFramebufferTexture){if(Me)if(ye)t.texStorage2D(n.TEXTURE_2D,et,oe,re.width,re.height);else{let ue=re.width,Be=re.height;for(let tt=0;tt<et;tt++)t.texImage2D(n.TEXTURE_2D,tt,oe,ue,Be,0,ve,z,null),ue>>=1,Be>>=1}}else if(E.isHTMLTexture){if("texElementImage2D"in n){let ue=n.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),re.parentNode!==ue){ue.appendChild(re),h.add(E),ue.onpaint=Be=>{let tt=Be.changedElements;for(let Re of h)tt.includes(Re.image)&&(Re.needsUpdate=!0)},ue.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,re);else{let tt=n.RGBA,Re=n.RGBA,dt=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,tt,Re,dt,re)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(ye&&Me){let ue=je(Ae[0]);t.texStorage2D(n.TEXTURE_2D,et,oe,ue.width,ue.height)}for(let ue=0,Be=Ae.length;ue<Be;ue++)ie=Ae[ue],ye?Xe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ve,z,ie):t.texImage2D(n.TEXTURE_2D,ue,oe,ve,z,ie);E.generateMipmaps=!1}else if(ye){if(Me){let ue=je(re);t.texStorage2D(n.TEXTURE_2D,et,oe,ue.width,ue.height)}Xe&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,ve,z,re)}else t.texImage2D(n.TEXTURE_2D,0,oe,ve,z,re);w(E)&&E.mipmapsAutoUpdate===!0&&b(he),xe.__version=_e.version,E.onUpdate&&E.onUpdate(E)}L.__version=E.version}function Wn(L,E,Y){if(E.image.length!==6)return;let he=pt(L,E),ae=E.source;t.bindTexture(n.TEXTURE_CUBE_MAP,L.__webglTexture,n.TEXTURE0+Y);let _e=i.get(ae);if(ae.version!==_e.__version||he===!0){t.activeTexture(n.TEXTURE0+Y);let xe=Et.getPrimaries(Et.workingColorSpace),ne=E.colorSpace===Eo?null:Et.getPrimaries(E.colorSpace),re=E.colorSpace===Eo||xe===ne?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,E.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,E.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,E.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let ve=E.isCompressedTexture||E.image[0].isCompressedTexture,z=E.image[0]&&E.image[0].isDataTexture,oe=[];for(let Re=0;Re<6;Re++)!ve&&!z?oe[Re]=y(E.image[Re],!0,s.maxCubemapSize):oe[Re]=z?E.image[Re].image:E.image[Re],oe[Re]=Ge(E,oe[Re]);let ie=oe[0],Ae=r.convert(E.format,E.colorSpace),ye=r.convert(E.type),Me=S(E.internalFormat,Ae,ye,E.normalized,E.colorSpace),Xe=E.isVideoTexture!==!0,et=_e.__version===void 0||he===!0,ue=ae.dataReady,Be=A(E,ie);yt(n.TEXTURE_CUBE_MAP,E);let tt;if(E.isDepthTexture){if(Me=x(E.format===To,E.type),et)if(Xe)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,Me,ie.width,ie.height);else for(let Re=0;Re<6;Re++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,ie.width,ie.height,0,Ae,ye,null)}else if(ve){Xe&&et&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,Me,ie.width,ie.height);for(let Re=0;Re<6;Re++){tt=oe[Re].mipmaps;for(let dt=0;dt<tt.length;dt++){let fn=tt[dt];E.format!==cr?Ae!==null?Xe?ue&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,0,0,fn.width,fn.height,Ae,fn.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,Me,fn.width,fn.height,0,fn.data):Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Xe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,0,0,fn.width,fn.height,Ae,ye,fn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,Me,fn.width,fn.height,0,Ae,ye,fn.data)}}}else{if(tt=E.mipmaps,Xe&&et){tt.length>0&&Be++;let Re=je(oe[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,Me,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(z){Xe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,oe[Re].width,oe[Re].height,Ae,ye,oe[Re].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,oe[Re].width,oe[Re].height,0,Ae,ye,oe[Re].data);for(let dt=0;dt<tt.length;dt++){let Wi=tt[dt].image[Re].image;Xe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,0,0,Wi.width,Wi.height,Ae,ye,Wi.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,Me,Wi.width,Wi.height,0,Ae,ye,Wi.data)}}else{Xe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,Ae,ye,oe[Re]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,Ae,ye,oe[Re]);for(let dt=0;dt<tt.length;dt++){let fn=tt[dt];Xe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,0,0,Ae,ye,fn.image[Re]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,Me,Ae,ye,fn.image[Re])}}}w(E)&&E.mipmapsAutoUpdate===!0&&b(n.TEXTURE_CUBE_MAP),_e.__version=ae.version,E.onUpdate&&E.onUpdate(E)}L.__version=E.version}function Qt(L,E,Y,he,ae,_e){let xe=r.convert(Y.format,Y.colorSpace),ne=r.convert(Y.type),re=S(Y.internalFormat,xe,ne,Y.normalized,Y.colorSpace),ve=i.get(E),z=i.get(Y);if(z.__renderTarget=E,!ve.__hasExternalTextures){let oe=Math.max(1,E.width>>_e),ie=Math.max(1,E.height>>_e);ae===n.TEXTURE_3D||ae===n.TEXTURE_2D_ARRAY?t.texImage3D(ae,_e,re,oe,ie,E.depth,0,xe,ne,null):t.texImage2D(ae,_e,re,oe,ie,0,xe,ne,null)}t.bindFramebuffer(n.FRAMEBUFFER,L),we(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,he,ae,z.__webglTexture,0,ut(E)):(ae===n.TEXTURE_2D||ae>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&ae<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,he,ae,z.__webglTexture,_e),t.bindFramebuffer(n.FRAMEBUFFER,null)}function vi(L,E,Y){if(n.bindRenderbuffer(n.RENDERBUFFER,L),E.depthBuffer){let he=E.depthTexture,ae=he&&he.isDepthTexture?he.type:null,_e=x(E.stencilBuffer,ae),xe=E.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;we(E)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ut(E),_e,E.width,E.height):Y?n.renderbufferStorageMultisample(n.RENDERBUFFER,ut(E),_e,E.width,E.height):n.renderbufferStorage(n.RENDERBUFFER,_e,E.width,E.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,xe,n.RENDERBUFFER,L)}else{let he=E.textures;for(let ae=0;ae<he.length;ae++){let _e=he[ae],xe=r.convert(_e.format,_e.colorSpace),ne=r.convert(_e.type),re=S(_e.internalFormat,xe,ne,_e.normalized,_e.colorSpace);we(E)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ut(E),re,E.width,E.height):Y?n.renderbufferStorageMultisample(n.RENDERBUFFER,ut(E),re,E.width,E.height):n.renderbufferStorage(n.RENDERBUFFER,re,E.width,E.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function kt(L,E,Y){let he=E.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,L),!(E.depthTexture&&E.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ae=i.get(E.depthTexture);ae.__renderTarget=E;let _e=he?E.depthTexture.image[0]:E.depthTexture.image;(!ae.__webglTexture||_e.width!==E.width||_e.height!==E.height)&&(_e.width=E.width,_e.height=E.height,E.depthTexture.needsUpdate=!0),he?Se(E.depthTexture,0):fe(E.depthTexture,0);let xe=ae.__webglTexture,ne=ut(E),re=he?n.TEXTURE_CUBE_MAP_POSITIVE_X+Y:n.TEXTURE_2D,ve=E.depthTexture.format===To?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(E.depthTexture.format===bo)we(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ve,re,xe,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,ve,re,xe,0);else if(E.depthTexture.format===To)we(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ve,re,xe,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,ve,re,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function si(L){let E=i.get(L),Y=L.isWebGLCubeRenderTarget===!0;if(E.__boundDepthTexture!==L.depthTexture){let he=L.depthTexture;if(E.__depthDisposeCallback&&E.__depthDisposeCallback(),he){let ae=()=>{delete E.__boundDepthTexture,delete E.__depthDisposeCallback,he.removeEventListener("dispose",ae)};he.addEventListener("dispose",ae),E.__depthDisposeCallback=ae}E.__boundDepthTexture=he}if(L.depthTexture&&!E.__autoAllocateDepthBuffer)if(Y)for(let he=0;he<6;he++)kt(E.__webglFramebuffer[he],L,he);else L.texture.mipmaps.length>0?kt(E.__webglFramebuffer[0],L,0):kt(E.__webglFramebuffer,L,0);else if(Y){E.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer[he]),E.__webglDepthbuffer[he]===void 0)E.__webglDepthbuffer[he]=n.createRenderbuffer(),vi(E.__webglDepthbuffer[he],L,!1);else{let ae=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=E.__webglDepthbuffer[he];n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,ae,n.RENDERBUFFER,_e)}}else if(L.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer),E.__webglDepthbuffer===void 0)E.__webglDepthbuffer=n.createRenderbuffer(),vi(E.__webglDepthbuffer,L,!1);else{let ae=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=E.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,ae,n.RENDERBUFFER,_e)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function kn(L,E,Y){let he=i.get(L);E!==void 0&&Qt(he.__webglFramebuffer,L,L.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),Y!==void 0&&si(L)}function qn(L){let E=L.texture,Y=i.get(L),he=i.get(E);L.addEventListener("dispose",V),O(L);let ae=L.textures,_e=L.isWebGLCubeRenderTarget===!0,xe=ae.length>1;if(xe||(he.__webglTexture===void 0&&(he.__webglTexture=n.createTexture()),he.__version=E.version,o.memory.textures++),_e){Y.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(E.mipmaps.length>0){Y.__webglFramebuffer[ne]=[];for(let re=0;re<E.mipmaps.length;re++)Y.__webglFramebuffer[ne][re]=n.createFramebuffer()}else Y.__webglFramebuffer[ne]=n.createFramebuffer()}else{if(E.mipmaps.length>0){Y.__webglFramebuffer=[];for(let ne=0;ne<E.mipmaps.length;ne++)Y.__webglFramebuffer[ne]=n.createFramebuffer()}else Y.__webglFramebuffer=n.createFramebuffer();if(xe)for(let ne=0,re=ae.length;ne<re;ne++){let ve=i.get(ae[ne]);ve.__webglTexture===void 0&&(ve.__webglTexture=n.createTexture(),o.memory.textures++)}if(L.samples>0&&we(L)===!1){Y.__webglMultisampledFramebuffer=n.createFramebuffer(),Y.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let ne=0;ne<ae.length;ne++){let re=ae[ne];Y.__webglColorRenderbuffer[ne]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,Y.__webglColorRenderbuffer[ne]);let ve=r.convert(re.format,re.colorSpace),z=r.convert(re.type),oe=S(re.internalFormat,ve,z,re.normalized,re.colorSpace,L.isXRRenderTarget===!0),ie=ut(L);n.renderbufferStorageMultisample(n.RENDERBUFFER,ie,oe,L.width,L.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ne,n.RENDERBUFFER,Y.__webglColorRenderbuffer[ne])}n.bindRenderbuffer(n.RENDERBUFFER,null),L.depthBuffer&&(Y.__webglDepthRenderbuffer=n.createRenderbuffer(),vi(Y.__webglDepthRenderbuffer,L,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(_e){t.bindTexture(n.TEXTURE_CUBE_MAP,he.__webglTexture),yt(n.TEXTURE_CUBE_MAP,E);for(let ne=0;ne<6;ne++)if(E.mipmaps.length>0)for(let re=0;re<E.mipmaps.length;re++)Qt(Y.__webglFramebuffer[ne][re],L,E,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,re);else Qt(Y.__webglFramebuffer[ne],L,E,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);w(E)?b(n.TEXTURE_CUBE_MAP):E.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,E.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let ne=0,re=ae.length;ne<re;ne++){let ve=ae[ne],z=i.get(ve),oe=n.TEXTURE_2D;(L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(oe=L.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(oe,z.__webglTexture),yt(oe,ve),Qt(Y.__webglFramebuffer,L,ve,n.COLOR_ATTACHMENT0+ne,oe,0),w(ve)&&b(oe)}t.unbindTexture()}else{let ne=n.TEXTURE_2D;if((L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(ne=L.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ne,he.__webglTexture),yt(ne,E),E.mipmaps.length>0)for(let re=0;re<E.mipmaps.length;re++)Qt(Y.__webglFramebuffer[re],L,E,n.COLOR_ATTACHMENT0,ne,re);else Qt(Y.__webglFramebuffer,L,E,n.COLOR_ATTACHMENT0,ne,0);w(E)?b(ne):E.mipmaps.length>0&&n.texParameteri(ne,n.TEXTURE_MAX_LEVEL,E.mipmaps.length-1),t.unbindTexture()}L.depthBuffer&&si(L)}function H(L){let E=L.textures;for(let Y=0,he=E.length;Y<he;Y++){let ae=E[Y];if(w(ae)&&ae.mipmapsAutoUpdate===!0){let _e=C(L),xe=i.get(ae).__webglTexture;t.bindTexture(_e,xe),b(_e),t.unbindTexture()}}}let Pe=[];function Ke(L){if(L.samples>0){if(we(L)===!1){let E=L.textures,Y=L.width,he=L.height,ae=n.COLOR_BUFFER_BIT,_e=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,xe=i.get(L),ne=E.length>1;if(ne)for(let ve=0;ve<E.length;ve++)t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),L.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let ve=0;ve<E.length;ve++){if(L.resolveDepthBuffer&&(L.depthBuffer&&(ae|=n.DEPTH_BUFFER_BIT),L.stencilBuffer&&L.resolveStencilBuffer&&(ae|=n.STENCIL_BUFFER_BIT)),ne){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,xe.__webglColorRenderbuffer[ve]);let z=i.get(E[ve]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,z,0)}n.blitFramebuffer(0,0,Y,he,0,0,Y,he,ae,n.NEAREST),l===!0&&(Pe.length=0,Pe.push(n.COLOR_ATTACHMENT0+ve),L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&Pe.push(_e),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Pe))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ne)for(let ve=0;ve<E.length;ve++){t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.RENDERBUFFER,xe.__webglColorRenderbuffer[ve]);let z=i.get(E[ve]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.TEXTURE_2D,z,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglMultisampledFramebuffer)}else if(L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&l){let E=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[E])}}}function ut(L){return Math.min(s.maxSamples,L.samples)}function we(L){let E=i.get(L);return L.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&E.__useRenderToTexture!==!1}function rn(L){let E=o.render.frame;u.get(L)!==E&&(u.set(L,E),L.update())}function Ge(L,E){let Y=L.colorSpace,he=L.format,ae=L.type;return L.isCompressedTexture===!0||L.isVideoTexture===!0||Y!==$u&&Y!==Eo&&(Et.getTransfer(Y)===Xt?(he!==cr||ae!==ls)&&Ze("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):nt("WebGLTextures: Unsupported texture color space:",Y)),E}function je(L){return typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement?(c.width=L.naturalWidth||L.width,c.height=L.naturalHeight||L.height):typeof VideoFrame<"u"&&L instanceof VideoFrame?(c.width=L.displayWidth,c.height=L.displayHeight):(c.width=L.width,c.height=L.height),c}this.allocateTextureUnit=de,this.resetTextureUnits=X,this.getTextureUnits=te,this.setTextureUnits=ce,this.setTexture2D=fe,this.setTexture2DArray=ge,this.setTexture3D=Ce,this.setTextureCube=Se,this.rebindTextures=kn,this.setupRenderTarget=qn,this.updateRenderTargetMipmap=H,this.updateMultisampleRenderTarget=Ke,this.setupDepthRenderbuffer=si,this.setupFrameBufferTexture=Qt,this.useMultisampledRTT=we,this.dispose=I}function yP(n,e){function t(i,s=Eo){let r,o=Et.getTransfer(s);if(i===ls)return n.UNSIGNED_BYTE;if(i===jf)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Kf)return n.UNSIGNED_SHORT_5_5_5_1;if(i===_g)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===xg)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===vg)return n.BYTE;if(i===yg)return n.SHORT;if(i===Ec)return n.UNSIGNED_SHORT;if(i===Jf)return n.INT;if(i===or)return n.UNSIGNED_INT;if(i===ar)return n.FLOAT;if(i===lr)return n.HALF_FLOAT;if(i===bg)return n.ALPHA;if(i===Mg)return n.RGB;if(i===cr)return n.RGBA;if(i===bo)return n.DEPTH_COMPONENT;if(i===To)return n.DEPTH_STENCIL;if(i===Sg)return n.RED;if(i===Zf)return n.RED_INTEGER;if(i===ca)return n.RG;if(i===Qf)return n.RG_INTEGER;if(i===ep)return n.RGBA_INTEGER;if(i===fh||i===ph||i===mh||i===gh)if(o===Xt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===fh)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===ph)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===mh)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===gh)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===fh)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===ph)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===mh)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===gh)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===tp||i===np||i===ip||i===sp)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===tp)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===np)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===ip)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===sp)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===rp||i===op||i===ap||i===lp||i===cp||i===vh||i===up)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===rp||i===op)return o===Xt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===ap)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===lp)return r.COMPRESSED_R11_EAC;if(i===cp)return r.COMPRESSED_SIGNED_R11_EAC;if(i===vh)return r.COMPRESSED_RG11_EAC;if(i===up)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===hp||i===dp||i===fp||i===pp||i===mp||i===gp||i===vp||i===yp||i===_p||i===xp||i===bp||i===Mp||i===Sp||i===wp)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===hp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===dp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===fp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===pp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===mp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===gp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===vp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===yp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===_p)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===xp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===bp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Mp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Sp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===wp)return o===Xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Ap||i===Tp||i===Ep)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===Ap)return o===Xt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Tp)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Ep)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Cp||i===Rp||i===yh||i===Pp)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===Cp)return r.COMPRESSED_RED_RGTC1_EXT;if(i===Rp)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===yh)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Pp)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===tl?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var _P=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,xP=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,Gg=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new th(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new zr({vertexShader:_P,fragmentShader:xP,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Bn(new ja(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Wg=class extends Or{constructor(e,t){super();let i=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,u=null,h=null,d=null,f=null,g=null,_=typeof XRWebGLBinding<"u",m=new Gg,v={},y=t.getContextAttributes(),w=null,b=null,C=[],S=[],x=new ht,A=null,O=null,N=new ji;N.viewport=new An;let k=new ji;k.viewport=new An;let V=[N,k],G=new qf,T=null,I=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(J){let fe=C[J];return fe===void 0&&(fe=new vc,C[J]=fe),fe.getTargetRaySpace()},this.getControllerGrip=function(J){let fe=C[J];return fe===void 0&&(fe=new vc,C[J]=fe),fe.getGripSpace()},this.getHand=function(J){let fe=C[J];return fe===void 0&&(fe=new vc,C[J]=fe),fe.getHandSpace()};function U(J){let fe=S.indexOf(J.inputSource);if(fe===-1)return;let ge=C[fe];ge!==void 0&&(ge.update(J.inputSource,J.frame,c||o),ge.dispatchEvent({type:J.type,data:J.inputSource}))}function B(){s.removeEventListener("select",U),s.removeEventListener("selectstart",U),s.removeEventListener("selectend",U),s.removeEventListener("squeeze",U),s.removeEventListener("squeezestart",U),s.removeEventListener("squeezeend",U),s.removeEventListener("end",B),s.removeEventListener("inputsourceschange",se);for(let J=0;J<C.length;J++){let fe=S[J];fe!==null&&(S[J]=null,C[J].disconnect(fe))}T=null,I=null,m.reset();for(let J in v)delete v[J];if(e.setRenderTarget(w),f=null,d=null,h=null,s=null,b=null,de.stop(),i.isPresenting=!1,e.setPixelRatio(A),e.setSize(x.width,x.height,!1),O!==null){let J=O.camera;J.fov=O.fov,J.zoom=O.zoom,J.updateProjectionMatrix(),O=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(J){r=J,i.isPresenting===!0&&Ze("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(J){a=J,i.isPresenting===!0&&Ze("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(J){c=J},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return h===null&&_&&(h=new XRWebGLBinding(s,t)),h},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(J){if(s=J,s!==null){if(w=e.getRenderTarget(),s.addEventListener("select",U),s.addEventListener("selectstart",U),s.addEventListener("selectend",U),s.addEventListener("squeeze",U),s.addEventListener("squeezestart",U),s.addEventListener("squeezeend",U),s.addEventListener("end",B),s.addEventListener("inputsourceschange",se),y.xrCompatible!==!0&&await t.makeXRCompatible(),A=e.getPixelRatio(),e.getSize(x),_&&"createProjectionLayer"in XRWebGLBinding.prototype){let ge=null,Ce=null,Se=null;y.depth&&(Se=y.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ge=y.stencil?To:bo,Ce=y.stencil?tl:or);let Ye={colorFormat:t.RGBA8,depthFormat:Se,scaleFactor:r};h=this.getBinding(),d=h.createProjectionLayer(Ye),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),b=new Ps(d.textureWidth,d.textureHeight,{format:cr,type:ls,depthTexture:new wo(d.textureWidth,d.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,ge),stencilBuffer:y.stencil,colorSpace:e.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let ge={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,ge),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new Ps(f.framebufferWidth,f.framebufferHeight,{format:cr,type:ls,colorSpace:e.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),de.setContext(s),de.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function se(J){for(let fe=0;fe<J.removed.length;fe++){let ge=J.removed[fe],Ce=S.indexOf(ge);Ce>=0&&(S[Ce]=null,C[Ce].disconnect(ge))}for(let fe=0;fe<J.added.length;fe++){let ge=J.added[fe],Ce=S.indexOf(ge);if(Ce===-1){for(let Ye=0;Ye<C.length;Ye++)if(Ye>=S.length){S.push(ge),Ce=Ye;break}else if(S[Ye]===null){S[Ye]=ge,Ce=Ye;break}if(Ce===-1)break}let Se=C[Ce];Se&&Se.connect(ge)}}function $(J,fe){fe===null?J.matrixWorld.copy(J.matrix):J.matrixWorld.multiplyMatrices(fe.matrixWorld,J.matrix),J.matrixWorldInverse.copy(J.matrixWorld).invert()}this.updateCamera=function(J){if(s===null)return;let fe=J.near,ge=J.far;m.texture!==null&&(m.depthNear>0&&(fe=m.depthNear),m.depthFar>0&&(ge=m.depthFar)),G.near=k.near=N.near=fe,G.far=k.far=N.far=ge,(T!==G.near||I!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),T=G.near,I=G.far),G.layers.mask=J.layers.mask|6,N.layers.mask=G.layers.mask&-5,k.layers.mask=G.layers.mask&-3;let Ce=J.parent,Se=G.cameras;$(G,Ce);for(let Ye=0;Ye<Se.length;Ye++)$(Se[Ye],Ce);G.projectionMatrix.copy(N.projectionMatrix),G.projectionMatrixInverse.copy(N.projectionMatrixInverse),O===null&&J.isPerspectiveCamera&&(O={camera:J,fov:J.fov,zoom:J.zoom}),X(J,G,Ce)};function X(J,fe,ge){ge===null?J.matrix.copy(fe.matrixWorld):(J.matrix.copy(ge.matrixWorld),J.matrix.invert(),J.matrix.multiply(fe.matrixWorld)),J.matrix.decompose(J.position,J.quaternion,J.scale),J.updateMatrixWorld(!0),J.projectionMatrix.copy(fe.projectionMatrix),J.projectionMatrixInverse.copy(fe.projectionMatrixInverse),J.isPerspectiveCamera&&(J.fov=Sf*2*Math.atan(1/J.projectionMatrix.elements[5]),J.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(J){l=J,d!==null&&(d.fixedFoveation=J),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=J)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(G)},this.getCameraTexture=function(J){return v[J]};let te=null;function ce(J,fe){if(u=fe.getViewerPose(c||o),g=fe,u!==null){let ge=u.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Ce=!1;ge.length!==G.cameras.length&&(G.cameras.length=0,Ce=!0);for(let qe=0;qe<ge.length;qe++){let yt=ge[qe],pt=null;if(f!==null)pt=f.getViewport(yt);else{let bn=h.getViewSubImage(d,yt);pt=bn.viewport,qe===0&&(e.setRenderTargetTextures(b,bn.colorTexture,bn.depthStencilTexture),e.setRenderTarget(b))}let at=V[qe];at===void 0&&(at=new ji,at.layers.enable(qe),at.viewport=new An,V[qe]=at),at.matrix.fromArray(yt.transform.matrix),at.matrix.decompose(at.position,at.quaternion,at.scale),at.projectionMatrix.fromArray(yt.projectionMatrix),at.projectionMatrixInverse.copy(at.projectionMatrix).invert(),at.viewport.set(pt.x,pt.y,pt.width,pt.height),qe===0&&(G.matrix.copy(at.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Ce===!0&&G.cameras.push(at)}let Se=s.enabledFeatures;if(Se&&Se.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&_){h=i.getBinding();let qe=h.getDepthInformation(ge[0]);qe&&qe.isValid&&qe.texture&&m.init(qe,s.renderState)}if(Se&&Se.includes("camera-access")&&_){e.state.unbindTexture(),h=i.getBinding();for(let qe=0;qe<ge.length;qe++){let yt=ge[qe].camera;if(yt){let pt=v[yt];pt||(pt=new th,v[yt]=pt);let at=h.getCameraImage(yt);pt.sourceTexture=at}}}}for(let ge=0;ge<C.length;ge++){let Ce=S[ge],Se=C[ge];Ce!==null&&Se!==void 0&&Se.update(Ce,fe,c||o)}te&&te(J,fe),fe.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:fe}),g=null}let de=new nM;de.setAnimationLoop(ce),this.setAnimationLoop=function(J){te=J},this.dispose=function(){}}},bP=new Ht,dM=new ot;dM.set(-1,0,0,0,1,0,0,0,1);function MP(n,e){function t(m,v){m.matrixAutoUpdate===!0&&m.updateMatrix(),v.value.copy(m.matrix)}function i(m,v){v.color.getRGB(m.fogColor.value,Ig(n)),v.isFog?(m.fogNear.value=v.near,m.fogFar.value=v.far):v.isFogExp2&&(m.fogDensity.value=v.density)}function s(m,v,y,w,b){v.isNodeMaterial?v.uniformsNeedUpdate=!1:v.isMeshBasicMaterial?r(m,v):v.isMeshLambertMaterial?(r(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshToonMaterial?(r(m,v),h(m,v)):v.isMeshPhongMaterial?(r(m,v),u(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshStandardMaterial?(r(m,v),d(m,v),v.isMeshPhysicalMaterial&&f(m,v,b)):v.isMeshMatcapMaterial?(r(m,v),g(m,v)):v.isMeshDepthMaterial?r(m,v):v.isMeshDistanceMaterial?(r(m,v),_(m,v)):v.isMeshNormalMaterial?r(m,v):v.isLineBasicMaterial?(o(m,v),v.isLineDashedMaterial&&a(m,v)):v.isPointsMaterial?l(m,v,y,w):v.isSpriteMaterial?c(m,v):v.isShadowMaterial?(m.color.value.copy(v.color),m.opacity.value=v.opacity):v.isShaderMaterial&&(v.uniformsNeedUpdate=!1)}function r(m,v){m.opacity.value=v.opacity,v.color&&m.diffuse.value.copy(v.color),v.emissive&&m.emissive.value.copy(v.emissive).multiplyScalar(v.emissiveIntensity),v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.bumpMap&&(m.bumpMap.value=v.bumpMap,t(v.bumpMap,m.bumpMapTransform),m.bumpScale.value=v.bumpScale,v.side===ki&&(m.bumpScale.value*=-1)),v.normalMap&&(m.normalMap.value=v.normalMap,t(v.normalMap,m.normalMapTransform),m.normalScale.value.copy(v.normalScale),v.side===ki&&m.normalScale.value.negate()),v.displacementMap&&(m.displacementMap.value=v.displacementMap,t(v.displacementMap,m.displacementMapTransform),m.displacementScale.value=v.displacementScale,m.displacementBias.value=v.displacementBias),v.emissiveMap&&(m.emissiveMap.value=v.emissiveMap,t(v.emissiveMap,m.emissiveMapTransform)),v.specularMap&&(m.specularMap.value=v.specularMap,t(v.specularMap,m.specularMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest);let y=e.get(v),w=y.envMap,b=y.envMapRotation;w&&(m.envMap.value=w,m.envMapRotation.value.setFromMatrix4(bP.makeRotationFromEuler(b)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(dM),m.reflectivity.value=v.reflectivity,m.ior.value=v.ior,m.refractionRatio.value=v.refractionRatio),v.lightMap&&(m.lightMap.value=v.lightMap,m.lightMapIntensity.value=v.lightMapIntensity,t(v.lightMap,m.lightMapTransform)),v.aoMap&&(m.aoMap.value=v.aoMap,m.aoMapIntensity.value=v.aoMapIntensity,t(v.aoMap,m.aoMapTransform))}function o(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform))}function a(m,v){m.dashSize.value=v.dashSize,m.totalSize.value=v.dashSize+v.gapSize,m.scale.value=v.scale}function l(m,v,y,w){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.size.value=v.size*y,m.scale.value=w*.5,v.map&&(m.map.value=v.map,t(v.map,m.uvTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function c(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.rotation.value=v.rotation,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function u(m,v){m.specular.value.copy(v.specular),m.shininess.value=Math.max(v.shininess,1e-4)}function h(m,v){v.gradientMap&&(m.gradientMap.value=v.gradientMap)}function d(m,v){m.metalness.value=v.metalness,v.metalnessMap&&(m.metalnessMap.value=v.metalnessMap,t(v.metalnessMap,m.metalnessMapTransform)),m.roughness.value=v.roughness,v.roughnessMap&&(m.roughnessMap.value=v.roughnessMap,t(v.roughnessMap,m.roughnessMapTransform)),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)}function f(m,v,y){m.ior.value=v.ior,v.diffuseRoughness>0&&(m.diffuseRoughness.value=v.diffuseRoughness,v.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=v.diffuseRoughnessMap,t(v.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),v.sheen>0&&(m.sheenColor.value.copy(v.sheenColor).multiplyScalar(v.sheen),m.sheenRoughness.value=v.sheenRoughness,v.sheenColorMap&&(m.sheenColorMap.value=v.sheenColorMap,t(v.sheenColorMap,m.sheenColorMapTransform)),v.sheenRoughnessMap&&(m.sheenRoughnessMap.value=v.sheenRoughnessMap,t(v.sheenRoughnessMap,m.sheenRoughnessMapTransform))),v.clearcoat>0&&(m.clearcoat.value=v.clearcoat,m.clearcoatRoughness.value=v.clearcoatRoughness,v.clearcoatMap&&(m.clearcoatMap.value=v.clearcoatMap,t(v.clearcoatMap,m.clearcoatMapTransform)),v.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=v.clearcoatRoughnessMap,t(v.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),v.clearcoatNormalMap&&(m.clearcoatNormalMap.value=v.clearcoatNormalMap,t(v.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(v.clearcoatNormalScale),v.side===ki&&m.clearcoatNormalScale.value.negate())),v.dispersion>0&&(m.dispersion.value=v.dispersion),v.retroreflectivity>0&&(m.retroreflectivity.value=v.retroreflectivity),v.iridescence>0&&(m.iridescence.value=v.iridescence,m.iridescenceIOR.value=v.iridescenceIOR,m.iridescenceThicknessMinimum.value=v.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=v.iridescenceThicknessMaximum,v.iridescenceMap&&(m.iridescenceMap.value=v.iridescenceMap,t(v.iridescenceMap,m.iridescenceMapTransform)),v.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=v.iridescenceThicknessMap,t(v.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),v.transmission>0&&(m.transmission.value=v.transmission,m.transmissionSamplerMap.value=y.texture,m.transmissionSamplerSize.value.set(y.width,y.height),v.transmissionMap&&(m.transmissionMap.value=v.transmissionMap,t(v.transmissionMap,m.transmissionMapTransform)),m.thickness.value=v.thickness,v.thicknessMap&&(m.thicknessMap.value=v.thicknessMap,t(v.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=v.attenuationDistance,m.attenuationColor.value.copy(v.attenuationColor)),v.anisotropy>0&&(m.anisotropyVector.value.set(v.anisotropy*Math.cos(v.anisotropyRotation),v.anisotropy*Math.sin(v.anisotropyRotation)),v.anisotropyMap&&(m.anisotropyMap.value=v.anisotropyMap,t(v.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=v.specularIntensity,m.specularColor.value.copy(v.specularColor),v.specularColorMap&&(m.specularColorMap.value=v.specularColorMap,t(v.specularColorMap,m.specularColorMapTransform)),v.specularIntensityMap&&(m.specularIntensityMap.value=v.specularIntensityMap,t(v.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,v){v.matcap&&(m.matcap.value=v.matcap)}function _(m,v){let y=e.get(v).light;m.referencePosition.value.setFromMatrixPosition(y.matrixWorld),m.nearDistance.value=y.shadow.camera.near,m.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function SP(n,e,t,i){let s={},r={};function o(y,w){let b=w.program;i.uniformBlockBinding(y,b,s[y.id])}function a(y,w){let b=s[y.id];b===void 0&&(g(y),b=l(y),s[y.id]=b,y.addEventListener("dispose",m));let C=w.program;i.updateUBOMapping(y,C);let S=e.render.frame;r[y.id]!==S&&(c(y),r[y.id]=S)}function l(y){let w=n.createBuffer(),b=y.__size,C=y.usage;return n.bindBuffer(n.UNIFORM_BUFFER,w),n.bufferData(n.UNIFORM_BUFFER,b,C),n.bindBuffer(n.UNIFORM_BUFFER,null),w}function c(y){let w=s[y.id],b=y.uniforms,C=y.__cache;n.bindBuffer(n.UNIFORM_BUFFER,w);for(let S=0,x=b.length;S<x;S++){let A=b[S];if(Array.isArray(A))for(let O=0,N=A.length;O<N;O++)u(A[O],S,O,C);else u(A,S,0,C)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(y,w,b,C){if(d(y,w,b,C)===!0){let S=y.__offset,x=y.value;if(Array.isArray(x)){let A=0;for(let O=0;O<x.length;O++){let N=x[O],k=_(N,!0);h(N,y.__data,A),A+=k.storage/Float32Array.BYTES_PER_ELEMENT}}else h(x,y.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,S,y.__data)}}function h(y,w,b){typeof y=="number"||typeof y=="boolean"?w[b]=y:y.isMatrix3?(w[b]=y.elements[0],w[b+1]=y.elements[1],w[b+2]=y.elements[2],w[b+3]=0,w[b+4]=y.elements[3],w[b+5]=y.elements[4],w[b+6]=y.elements[5],w[b+7]=0,w[b+8]=y.elements[6],w[b+9]=y.elements[7],w[b+10]=y.elements[8],w[b+11]=0):ArrayBuffer.isView(y)?w.set(y.subarray(0,w.length-b),b):y.toArray(w,b)}function d(y,w,b,C){let S=y.value,x=w+"_"+b;if(Array.isArray(S)){C[x]===void 0&&(C[x]=[]);let A=C[x],O=!1;for(let N=0;N<S.length;N++)f(S[N],A,N)===!0&&(O=!0);return O}return f(S,C,x)}function f(y,w,b){if(w[b]===void 0)return typeof y=="number"||typeof y=="boolean"?w[b]=y:ArrayBuffer.isView(y)?w[b]=y.slice():w[b]=y.clone(),!0;{let C=w[b];if(typeof y=="number"||typeof y=="boolean"){if(C!==y)return w[b]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(C.equals(y)===!1)return C.copy(y),!0}}return!1}function g(y){let w=y.uniforms,b=0,C=16;for(let x=0,A=w.length;x<A;x++){let O=Array.isArray(w[x])?w[x]:[w[x]];for(let N=0,k=O.length;N<k;N++){let V=O[N],G=Array.isArray(V.value)?V.value:[V.value],T=Array.isArray(w[x])||Array.isArray(V.value),I=b;for(let B=0,se=G.length;B<se;B++){let $=G[B],X=_($,T),te=b%C,ce=te%X.boundary,de=te+ce;b+=ce,de!==0&&C-de<X.storage&&(b+=C-de),B===0&&(I=b),b+=X.storage}let U=V.type==="int"?Int32Array:V.type==="uint"?Uint32Array:Float32Array;V.__data=new U((b-I)/Float32Array.BYTES_PER_ELEMENT),V.__offset=I}}let S=b%C;return S>0&&(b+=C-S),y.__size=b,y.__cache={},this}function _(y,w){let b={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(b.boundary=4,b.storage=4):y.isVector2?(b.boundary=8,b.storage=8):y.isVector3||y.isColor?(b.boundary=16,b.storage=12):y.isVector4?(b.boundary=16,b.storage=16):y.isMatrix3?(b.boundary=16,b.storage=48):y.isMatrix4?(b.boundary=16,b.storage=64):y.isTexture?Ze("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(b.boundary=16,b.storage=y.byteLength):Ze("WebGLRenderer: Unsupported uniform value type.",y),w===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(y){let w=y.target;w.removeEventListener("dispose",m),n.deleteBuffer(s[w.id]),delete s[w.id],delete r[w.id]}function v(){for(let y in s)n.deleteBuffer(s[y]);s={},r={}}return{bind:o,update:a,dispose:v}}var wP=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Gr=null;function AP(){return Gr===null&&(Gr=new Ef(wP,16,16,ca,lr),Gr.name="DFG_LUT",Gr.minFilter=Zi,Gr.magFilter=Zi,Gr.wrapS=Fr,Gr.wrapT=Fr,Gr.generateMipmaps=!1,Gr.needsUpdate=!0),Gr}var Dp=class{constructor(e={}){let{canvas:t=Tb(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1,outputBufferType:f=ls}=e;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=o;let _=f,m=new Set([ep,Qf,Zf]),v=new Set([ls,or,Ec,tl,jf,Kf]),y=new Uint32Array(4),w=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},C=null,S=null,x=[],A=[],O=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Hr,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let N=this,k=!1,V=null,G=null,T=null,I=null;this._outputColorSpace=Cs;let U=0,B=0,se=null,$=-1,X=null,te=new An,ce=new An,de=null,J=new ft(0),fe=0,ge=t.width,Ce=t.height,Se=1,Ye=null,ct=null,qe=new An(0,0,ge,Ce),yt=new An(0,0,ge,Ce),pt=!1,at=new ta,bn=new Cf,un=!1,Wn=!1,Qt=new Ht,vi=new K,kt=new An,si={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},kn=!1;function qn(){return se===null?Se:1}let H=i;function Pe(P,W){return t.getContext(P,W)}let Ke,ut,we,rn,Ge,je,L,E,Y,he,ae,_e,xe,ne,re,ve,z,oe,ie,Ae,ye,Me,Xe;try{let P={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Be,!1),t.addEventListener("webglcontextrestored",tt,!1),t.addEventListener("webglcontextcreationerror",Re,!1),H===null){let W="webgl2";if(H=Pe(W,P),H===null)throw Pe(W)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}et()}catch(P){throw t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),nt("WebGLRenderer: "+P.message),P}function et(){Ke=new FR(H),Ke.init(),ye=new yP(H,Ke),ut=new AR(H,Ke,e,ye),we=new gP(H,Ke),ut.reversedDepthBuffer&&d&&we.buffers.depth.setReversed(!0),G=H.createFramebuffer(),T=H.createFramebuffer(),I=H.createFramebuffer(),rn=new BR(H),Ge=new nP,je=new vP(H,Ke,we,Ge,ut,ye,rn),L=new NR(N),E=new VT(H),Me=new SR(H,E),Y=new OR(H,E,rn,Me),he=new VR(H,Y,E,Me,rn),oe=new zR(H,ut,je),re=new TR(Ge),ae=new tP(N,L,Ke,ut,Me,re),_e=new MP(N,Ge),xe=new sP,ne=new uP(Ke),z=new MR(N,L,we,he,g,l),ve=new mP(N,he,ut),Xe=new SP(H,rn,ut,we),ie=new wR(H,Ke,rn),Ae=new UR(H,Ke,rn),rn.programs=ae.programs,N.capabilities=ut,N.extensions=Ke,N.properties=Ge,N.renderLists=xe,N.shadowMap=ve,N.state=we,N.info=rn}_!==ls&&(O=new GR(_,t.width,t.height,a,s,r));let ue=new Wg(N,H);this.xr=ue,this.getContext=function(){return H},this.getContextAttributes=function(){return H.getContextAttributes()},this.forceContextLoss=function(){let P=Ke.get("WEBGL_lose_context");P&&P.loseContext()},this.forceContextRestore=function(){let P=Ke.get("WEBGL_lose_context");P&&P.restoreContext()},this.getPixelRatio=function(){return Se},this.setPixelRatio=function(P){P!==void 0&&(Se=P,this.setSize(ge,Ce,!1))},this.getSize=function(P){return P.set(ge,Ce)},this.setSize=function(P,W,ee=!0){if(ue.isPresenting){Ze("WebGLRenderer: Can't change size while VR device is presenting.");return}ge=P,Ce=W,t.width=Math.floor(P*Se),t.height=Math.floor(W*Se),ee===!0&&(t.style.width=P+"px",t.style.height=W+"px"),O!==null&&O.setSize(t.width,t.height),this.setViewport(0,0,P,W)},this.getDrawingBufferSize=function(P){return P.set(ge*Se,Ce*Se).floor()},this.setDrawingBufferSize=function(P,W,ee){ge=P,Ce=W,Se=ee,t.width=Math.floor(P*ee),t.height=Math.floor(W*ee),this.setViewport(0,0,P,W)},this.setEffects=function(P){if(_===ls){nt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(P){for(let W=0;W<P.length;W++)if(P[W].isOutputPass===!0){Ze("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(P||[])},this.getCurrentViewport=function(P){return P.copy(te)},this.getViewport=function(P){return P.copy(qe)},this.setViewport=function(P,W,ee,j){P.isVector4?qe.set(P.x,P.y,P.z,P.w):qe.set(P,W,ee,j),we.viewport(te.copy(qe).multiplyScalar(qn()).round())},this.getScissor=function(P){return P.copy(yt)},this.setScissor=function(P,W,ee,j){P.isVector4?yt.set(P.x,P.y,P.z,P.w):yt.set(P,W,ee,j),we.scissor(ce.copy(yt).multiplyScalar(qn()).round())},this.getScissorTest=function(){return pt},this.setScissorTest=function(P){we.setScissorTest(pt=P)},this.setOpaqueSort=function(P){Ye=P},this.setTransparentSort=function(P){ct=P},this.getClearColor=function(P){return P.copy(z.getClearColor())},this.setClearColor=function(){z.setClearColor(...arguments)},this.getClearAlpha=function(){return z.getClearAlpha()},this.setClearAlpha=function(){z.setClearAlpha(...arguments)},this.clear=function(P=!0,W=!0,ee=!0){let j=0;if(P){let Z=!1;if(se!==null){let Te=se.texture.format;Z=m.has(Te)}if(Z){let Te=se.texture.type,Ie=v.has(Te),Ee=z.getClearColor(),ke=z.getClearAlpha(),Ve=Ee.r,it=Ee.g,xt=Ee.b;Ie?(y[0]=Ve,y[1]=it,y[2]=xt,y[3]=ke,H.clearBufferuiv(H.COLOR,0,y)):(w[0]=Ve,w[1]=it,w[2]=xt,w[3]=ke,H.clearBufferiv(H.COLOR,0,w))}else j|=H.COLOR_BUFFER_BIT}W&&(j|=H.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(j|=H.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),j!==0&&H.clear(j)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(P){P.setRenderer(this),V=P},this.dispose=function(){t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),z.dispose(),xe.dispose(),ne.dispose(),je.dispose(),Ge.dispose(),L.dispose(),he.dispose(),Y.dispose(),Me.dispose(),Xe.dispose(),ae.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",ed),ue.removeEventListener("sessionend",br),to.stop()};function Be(P){P.preventDefault(),Rg("WebGLRenderer: Context Lost."),k=!0}function tt(){Rg("WebGLRenderer: Context Restored."),k=!1;let P=rn.autoReset,W=ve.enabled,ee=ve.autoUpdate,j=ve.needsUpdate,Z=ve.type;et(),rn.autoReset=P,ve.enabled=W,ve.autoUpdate=ee,ve.needsUpdate=j,ve.type=Z}function Re(P){nt("WebGLRenderer: A WebGL context could not be created. Reason: ",P.statusMessage)}function dt(P){let W=P.target;W.removeEventListener("dispose",dt),fn(W)}function fn(P){Wi(P),Ge.remove(P)}function Wi(P){let W=Ge.get(P).programs;W!==void 0&&(W.forEach(function(ee){ae.releaseProgram(ee)}),P.isShaderMaterial&&ae.releaseShaderCache(P))}this.renderBufferDirect=function(P,W,ee,j,Z,Te){W===null&&(W=si);let Ie=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Ee=uu(P,W,ee,j,Z);we.setMaterial(j,Ie);let ke=ee.index,Ve=1;if(j.wireframe===!0){if(ke=Y.getWireframeAttribute(ee),ke===void 0)return;Ve=2}let it=ee.drawRange,xt=ee.attributes.position,ze=it.start*Ve,bt=(it.start+it.count)*Ve;Te!==null&&(ze=Math.max(ze,Te.start*Ve),bt=Math.min(bt,(Te.start+Te.count)*Ve)),ke!==null?(ze=Math.max(ze,0),bt=Math.min(bt,ke.count)):xt!=null&&(ze=Math.max(ze,0),bt=Math.min(bt,xt.count));let En=bt-ze;if(En<0||En===1/0)return;Me.setup(Z,j,Ee,ee,ke);let Jt,jt=ie;if(ke!==null&&(Jt=E.get(ke),jt=Ae,jt.setIndex(Jt)),Z.isMesh)j.wireframe===!0?(we.setLineWidth(j.wireframeLinewidth*qn()),jt.setMode(H.LINES)):jt.setMode(H.TRIANGLES);else if(Z.isLine){let ri=j.linewidth;ri===void 0&&(ri=1),we.setLineWidth(ri*qn()),Z.isLineSegments?jt.setMode(H.LINES):Z.isLineLoop?jt.setMode(H.LINE_LOOP):jt.setMode(H.LINE_STRIP)}else Z.isPoints?jt.setMode(H.POINTS):Z.isSprite&&jt.setMode(H.TRIANGLES);if(Z.isBatchedMesh)if(Ke.get("WEBGL_multi_draw"))jt.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let ri=Z._multiDrawStarts,Oe=Z._multiDrawCounts,$n=Z._multiDrawCount,At=ke?E.get(ke).bytesPerElement:1,io=Ge.get(j).currentProgram.getUniforms();for(let Xn=0;Xn<$n;Xn++)io.setValue(H,"_gl_DrawID",Xn),jt.render(ri[Xn]/At,Oe[Xn])}else if(Z.isInstancedMesh)jt.renderInstances(ze,En,Z.count);else if(ee.isInstancedBufferGeometry){let ri=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Oe=Math.min(ee.instanceCount,ri);jt.renderInstances(ze,En,Oe)}else jt.render(ze,En)};function au(P,W,ee,j){V!==null&&P.isNodeMaterial&&V.setObject(j,P),un===!0&&re.setState(P,ee,!1),P.transparent===!0&&P.side===Vr&&P.forceSinglePass===!1?(P.side=ki,P.needsUpdate=!0,Mr(P,W,j),P.side=la,P.needsUpdate=!0,Mr(P,W,j),P.side=Vr):Mr(P,W,j)}this.compile=function(P,W,ee=null){ee===null&&(ee=P),V!==null&&V.renderStart(P,W,ee),S=ne.get(ee),S.init(W),A.push(S),ee.traverseVisible(function(Z){Z.isLight&&Z.layers.test(W.layers)&&(S.pushLight(Z),Z.castShadow&&S.pushShadow(Z))}),P!==ee&&P.traverseVisible(function(Z){Z.isLight&&Z.layers.test(W.layers)&&(S.pushLight(Z),Z.castShadow&&S.pushShadow(Z))}),S.setupLights(),V!==null&&V.updateLights(S.state.lightsArray),Wn=this.localClippingEnabled,un=re.init(this.clippingPlanes,Wn),un===!0&&re.setGlobalState(this.clippingPlanes,W),V!==null&&ve.render(S.state.shadowsArray,ee,W);let j=new Set;return P.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Te=Z.material;if(Te)if(Array.isArray(Te))for(let Ie=0;Ie<Te.length;Ie++){let Ee=Te[Ie];au(Ee,ee,W,Z),j.add(Ee)}else au(Te,ee,W,Z),j.add(Te)}),S=A.pop(),V!==null&&V.renderEnd(),j},this.compileAsync=function(P,W,ee=null){let j=this.compile(P,W,ee);return new Promise(Z=>{function Te(){if(j.forEach(function(Ie){let ke=Ge.get(Ie).currentProgram;(ke===void 0||ke.isReady())&&j.delete(Ie)}),j.size===0){Z(P);return}setTimeout(Te,10)}Ke.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let xl=null;function Pm(P){xl&&xl(P)}function ed(){to.stop()}function br(){to.start()}let to=new nM;to.setAnimationLoop(Pm),typeof self<"u"&&to.setContext(self),this.setAnimationLoop=function(P){xl=P,ue.setAnimationLoop(P),P===null?to.stop():to.start()},ue.addEventListener("sessionstart",ed),ue.addEventListener("sessionend",br),this.render=function(P,W){if(W!==void 0&&W.isCamera!==!0){nt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(k===!0)return;V!==null&&V.renderStart(P,W);let ee=ue.enabled===!0&&ue.isPresenting===!0,j=O!==null&&(se===null||ee)&&O.begin(N,se);if(P.matrixWorldAutoUpdate===!0&&P.updateMatrixWorld(),W.parent===null&&W.matrixWorldAutoUpdate===!0&&W.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(W),W=ue.getCamera()),P.isScene===!0&&P.onBeforeRender(N,P,W,se),S=ne.get(P,A.length),S.init(W),S.state.textureUnits=je.getTextureUnits(),A.push(S),Qt.multiplyMatrices(W.projectionMatrix,W.matrixWorldInverse),W.isArrayCamera?bn.setFromArrayCamera(W):at.setFromProjectionMatrix(Qt,Ws,W.reversedDepth),Wn=this.localClippingEnabled,un=re.init(this.clippingPlanes,Wn),C=xe.get(P,x.length),C.init(),x.push(C),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let Ie=N.xr.getDepthSensingMesh();Ie!==null&&no(Ie,W,-1/0,N.sortObjects)}no(P,W,0,N.sortObjects),C.finish(),V!==null&&V.updateLights(S.state.lightsArray),N.sortObjects===!0&&C.sort(Ye,ct),kn=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,kn&&z.addToRenderList(C,P),this.info.autoReset===!0&&this.info.reset(),un===!0&&re.beginShadows();let Z=S.state.shadowsArray;if(ve.render(Z,P,W),un===!0&&re.endShadows(),(j&&O.hasRenderPass())===!1){let Ie=C.opaque,Ee=C.transmissive;if(S.setupLights(),W.isArrayCamera){let ke=W.cameras;if(Ee.length>0)for(let Ve=0,it=ke.length;Ve<it;Ve++){let xt=ke[Ve];Js(Ie,Ee,P,xt)}kn&&z.render(P);for(let Ve=0,it=ke.length;Ve<it;Ve++){let xt=ke[Ve];lu(C,P,xt,xt.viewport)}}else Ee.length>0&&Js(Ie,Ee,P,W),kn&&z.render(P),lu(C,P,W)}se!==null&&B===0&&(je.updateMultisampleRenderTarget(se),je.updateRenderTargetMipmap(se)),j&&O.end(N),P.isScene===!0&&P.onAfterRender(N,P,W),Me.resetDefaultState(),$=-1,X=null,A.pop(),A.length>0?(S=A[A.length-1],je.setTextureUnits(S.state.textureUnits),un===!0&&re.setGlobalState(N.clippingPlanes,S.state.camera)):S=null,x.pop(),x.length>0?C=x[x.length-1]:C=null,V!==null&&V.renderEnd()};function no(P,W,ee,j){if(P.visible===!1)return;if(P.layers.test(W.layers)){if(P.isGroup)ee=P.renderOrder;else if(P.isLOD)P.autoUpdate===!0&&P.update(W);else if(P.isLight)S.pushLight(P),P.castShadow&&S.pushShadow(P);else if(P.isSprite){let Ie=W.isArrayCamera?bn:at;if(!P.frustumCulled||P.intersectsFrustum(Ie)){j&&kt.setFromMatrixPosition(P.matrixWorld).applyMatrix4(Qt);let Ee=he.update(P),ke=P.material;ke.visible&&C.push(P,Ee,ke,ee,kt.z,null,W)}}else if(P.isMesh||P.isLine||P.isPoints){let Ie=W.isArrayCamera?bn:at;if(!P.frustumCulled||P.intersectsFrustum(Ie)){let Ee=he.update(P),ke=P.material;if(j&&(P.boundingSphere!==void 0?(P.boundingSphere===null&&P.computeBoundingSphere(),kt.copy(P.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),kt.copy(Ee.boundingSphere.center)),kt.applyMatrix4(P.matrixWorld).applyMatrix4(Qt)),Array.isArray(ke)){let Ve=Ee.groups;for(let it=0,xt=Ve.length;it<xt;it++){let ze=Ve[it],bt=ke[ze.materialIndex];bt&&bt.visible&&C.push(P,Ee,bt,ee,kt.z,ze,W)}}else ke.visible&&C.push(P,Ee,ke,ee,kt.z,null,W)}}}let Te=P.children;for(let Ie=0,Ee=Te.length;Ie<Ee;Ie++)no(Te[Ie],W,ee,j)}function lu(P,W,ee,j){let{opaque:Z,transmissive:Te,transparent:Ie}=P;S.setupLightsView(ee),un===!0&&re.setGlobalState(N.clippingPlanes,ee),j&&we.viewport(te.copy(j)),Z.length>0&&Ln(Z,W,ee),Te.length>0&&Ln(Te,W,ee),Ie.length>0&&Ln(Ie,W,ee),we.buffers.depth.setTest(!0),we.buffers.depth.setMask(!0),we.buffers.color.setMask(!0),we.setPolygonOffset(!1)}function Js(P,W,ee,j){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(S.state.transmissionRenderTarget[j.id]===void 0){let ze=Ke.has("EXT_color_buffer_half_float")||Ke.has("EXT_color_buffer_float");S.state.transmissionRenderTarget[j.id]=new Ps(1,1,{generateMipmaps:!0,type:ze?lr:ls,minFilter:Ao,samples:Math.max(4,ut.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Et.workingColorSpace})}let Te=S.state.transmissionRenderTarget[j.id],Ie=j.viewport||te;Te.setSize(Ie.z*N.transmissionResolutionScale,Ie.w*N.transmissionResolutionScale);let Ee=N.getRenderTarget(),ke=N.getActiveCubeFace(),Ve=N.getActiveMipmapLevel();N.setRenderTarget(Te),N.getClearColor(J),fe=N.getClearAlpha(),fe<1&&N.setClearColor(16777215,.5),N.clear(),kn&&z.render(ee);let it=N.toneMapping;N.toneMapping=Hr;let xt=j.viewport;if(j.viewport!==void 0&&(j.viewport=void 0),S.setupLightsView(j),un===!0&&re.setGlobalState(N.clippingPlanes,j),Ln(P,ee,j),je.updateMultisampleRenderTarget(Te),je.updateRenderTargetMipmap(Te),Ke.has("WEBGL_multisampled_render_to_texture")===!1){let ze=!1;for(let bt=0,En=W.length;bt<En;bt++){let Jt=W[bt],{object:jt,geometry:ri,material:Oe,group:$n}=Jt;if(Oe.side===Vr&&jt.layers.test(j.layers)){let At=Oe.side;Oe.side=ki,Oe.needsUpdate=!0,zn(jt,ee,j,ri,Oe,$n),Oe.side=At,Oe.needsUpdate=!0,ze=!0}}ze===!0&&(je.updateMultisampleRenderTarget(Te),je.updateRenderTargetMipmap(Te))}N.setRenderTarget(Ee,ke,Ve),N.setClearColor(J,fe),xt!==void 0&&(j.viewport=xt),N.toneMapping=it}function Ln(P,W,ee){let j=W.isScene===!0?W.overrideMaterial:null;for(let Z=0,Te=P.length;Z<Te;Z++){let Ie=P[Z],{object:Ee,geometry:ke,group:Ve}=Ie,it=Ie.material;it.allowOverride===!0&&j!==null&&(it=j),Ee.layers.test(ee.layers)&&zn(Ee,W,ee,ke,it,Ve)}}function zn(P,W,ee,j,Z,Te){V!==null&&Z.isNodeMaterial&&V.setObject(P,Z),P.onBeforeRender(N,W,ee,j,Z,Te),P.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,P.matrixWorld),P.normalMatrix.getNormalMatrix(P.modelViewMatrix),Z.onBeforeRender(N,W,ee,j,P,Te),Z.transparent===!0&&Z.side===Vr&&Z.forceSinglePass===!1?(Z.side=ki,Z.needsUpdate=!0,N.renderBufferDirect(ee,W,j,Z,P,Te),Z.side=la,Z.needsUpdate=!0,N.renderBufferDirect(ee,W,j,Z,P,Te),Z.side=Vr):N.renderBufferDirect(ee,W,j,Z,P,Te),P.onAfterRender(N,W,ee,j,Z,Te)}function Vn(P){let W=0;for(let ee of P)ee.texture!==null&&W++;return W}function Mr(P,W,ee){W.isScene!==!0&&(W=si);let j=Ge.get(P),Z=S.state.lights,Te=S.state.shadowsArray,Ie=Z.state.version,Ee=ae.getParameters(P,Z.state,Te,W,ee,S.state.lightProbeGridArray),ke=ae.getProgramCacheKey(Ee),Ve=j.programs;j.environment=P.isMeshStandardMaterial||P.isMeshLambertMaterial||P.isMeshPhongMaterial?W.environment:null,j.fog=W.fog;let it=P.isMeshStandardMaterial||P.isMeshLambertMaterial&&!P.envMap||P.isMeshPhongMaterial&&!P.envMap;j.envMap=L.get(P.envMap||j.environment,it),j.envMapRotation=j.environment!==null&&P.envMap===null?W.environmentRotation:P.envMapRotation,Ve===void 0&&(P.addEventListener("dispose",dt),Ve=new Map,j.programs=Ve,j.programVariants=new Map);let xt=Ve.get(ke);if(xt!==void 0){if(j.currentProgram===xt&&j.lightsStateVersion===Ie)return cu(P,Ee),xt}else Ee.uniforms=ae.getUniforms(P),V!==null&&P.isNodeMaterial&&V.build(P,ee,Ee),P.onBeforeCompile(Ee,N),xt=ae.acquireProgram(Ee,ke),Ve.set(ke,xt),j.uniforms=Ee.uniforms;let ze=j.uniforms;return(!P.isShaderMaterial&&!P.isRawShaderMaterial||P.clipping===!0)&&(ze.clippingPlanes=re.uniform),cu(P,Ee),j.needsLights=Oo(P),j.lightsStateVersion=Ie,j.needsLights&&(ze.ambientLightColor.value=Z.state.ambient,ze.lightProbe.value=Z.state.probe,ze.sunLights.value=Z.state.sun,ze.sunLightShadows.value=Z.state.sunShadow,ze.directionalLights.value=Z.state.directional,ze.directionalLightShadows.value=Z.state.directionalShadow,ze.spotLights.value=Z.state.spot,ze.spotLightShadows.value=Z.state.spotShadow,ze.rectAreaLights.value=Z.state.rectArea,ze.ltc_1.value=Z.state.rectAreaLTC1,ze.ltc_2.value=Z.state.rectAreaLTC2,ze.pointLights.value=Z.state.point,ze.pointLightShadows.value=Z.state.pointShadow,ze.hemisphereLights.value=Z.state.hemi,ze.sunShadowMatrix.value=Z.state.sunShadowMatrix,ze.sunShadowCascade.value=Z.state.sunShadowCascade,ze.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,ze.spotLightMatrix.value=Z.state.spotLightMatrix,ze.spotLightMap.value=Z.state.spotLightMap,ze.pointShadowMatrix.value=Z.state.pointShadowMatrix),j.numLightProbeGrids=Vn(S.state.lightProbeGridArray),j.currentProgram=xt,j.uniformsList=null,xt}function hs(P,W,ee,j,Z){let Te=Ge.get(P),Ie=Te.currentProgram.id+","+j+","+Z,Ee=Te.programVariants.get(Ie);return Ee===void 0?(Ee=Mr(P,W,ee),Te.programVariants.set(Ie,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=j,Te.toneMapping=Z),Ee}function Fo(P){if(P.uniformsList===null){let W=P.currentProgram.getUniforms();P.uniformsList=Cc.seqWithValue(W.seq,P.uniforms)}return P.uniformsList}function cu(P,W){let ee=Ge.get(P);ee.outputColorSpace=W.outputColorSpace,ee.batching=W.batching,ee.batchingColor=W.batchingColor,ee.instancing=W.instancing,ee.instancingColor=W.instancingColor,ee.instancingMorph=W.instancingMorph,ee.skinning=W.skinning,ee.morphTargets=W.morphTargets,ee.morphNormals=W.morphNormals,ee.morphColors=W.morphColors,ee.morphTargetsCount=W.morphTargetsCount,ee.numClippingPlanes=W.numClippingPlanes,ee.numIntersection=W.numClipIntersection,ee.vertexAlphas=W.vertexAlphas,ee.vertexTangents=W.vertexTangents,ee.toneMapping=W.toneMapping}function uu(P,W,ee,j,Z){W.isScene!==!0&&(W=si),je.resetTextureUnits();let Te=W.fog,Ie=j.isMeshStandardMaterial||j.isMeshLambertMaterial||j.isMeshPhongMaterial?W.environment:null,Ee=se===null?N.outputColorSpace:se.isXRRenderTarget===!0?se.texture.colorSpace:Et.workingColorSpace,ke=j.isMeshStandardMaterial||j.isMeshLambertMaterial&&!j.envMap||j.isMeshPhongMaterial&&!j.envMap,Ve=L.get(j.envMap||Ie,ke),it=j.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,xt=!!ee.attributes.tangent&&(!!j.normalMap||j.anisotropy>0),ze=!!ee.morphAttributes.position,bt=!!ee.morphAttributes.normal,En=!!ee.morphAttributes.color,Jt=Hr;j.toneMapped&&(se===null||se.isXRRenderTarget===!0)&&(Jt=N.toneMapping);let jt=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,ri=jt!==void 0?jt.length:0,Oe=Ge.get(j),$n=S.state.lights;if(un===!0&&(Wn===!0||P!==X)){let Kt=P===X&&j.id===$;re.setState(j,P,Kt)}let At=!1,io=!1;j.version===Oe.__version?Oe.needsLights&&Oe.lightsStateVersion!==$n.state.version||Z.isBatchedMesh&&Oe.batching===!1||!Z.isBatchedMesh&&Oe.batching===!0||Z.isBatchedMesh&&Oe.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Oe.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Oe.instancing===!1||!Z.isInstancedMesh&&Oe.instancing===!0||Z.isSkinnedMesh&&Oe.skinning===!1||!Z.isSkinnedMesh&&Oe.skinning===!0||Z.isInstancedMesh&&Oe.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Oe.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Oe.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Oe.instancingMorph===!1&&Z.morphTexture!==null||Oe.envMap!==Ve||j.fog===!0&&Oe.fog!==Te||Oe.numClippingPlanes!==void 0&&(Oe.numClippingPlanes!==re.numPlanes||Oe.numIntersection!==re.numIntersection)||Oe.vertexAlphas!==it||Oe.vertexTangents!==xt||Oe.morphTargets!==ze||Oe.morphNormals!==bt||Oe.morphColors!==En||Oe.morphTargetsCount!==ri||Oe.numLightProbeGrids!==Vn(S.state.lightProbeGridArray)?At=!0:(Oe.outputColorSpace!==Ee||Oe.toneMapping!==Jt)&&(io=!0):(At=!0,Oe.__version=j.version);let Xn=Oe.currentProgram;(At===!0||io===!0)&&(Xn=io===!0?hs(j,W,Z,Ee,Jt):Mr(j,W,Z),V&&j.isNodeMaterial&&V.onUpdateProgram(j,Xn,Oe));let Sl=!1,Sr=!1,so=!1,mt=Xn.getUniforms(),Dn=Oe.uniforms;if(we.useProgram(Xn.program)&&(Sl=!0,Sr=!0,so=!0),j.id!==$&&($=j.id,Sr=!0),Sl||X!==P){we.buffers.depth.getReversed()&&P.reversedDepth!==!0&&(P._reversedDepth=!0,P.updateProjectionMatrix()),mt.setValue(H,"projectionMatrix",P.projectionMatrix),mt.setValue(H,"viewMatrix",P.matrixWorldInverse);let Yn=mt.map.cameraPosition;Yn!==void 0&&Yn.setValue(H,vi.setFromMatrixPosition(P.matrixWorld)),ut.logarithmicDepthBuffer&&mt.setValue(H,"logDepthBufFC",2/(Math.log(P.far+1)/Math.LN2)),(j.isMeshPhongMaterial||j.isMeshToonMaterial||j.isMeshLambertMaterial||j.isMeshBasicMaterial||j.isMeshStandardMaterial||j.isShaderMaterial)&&mt.setValue(H,"isOrthographic",P.isOrthographicCamera===!0),X!==P&&(X=P,Sr=!0,so=!0)}if(Oe.needsLights&&($n.state.sunShadowMap.length>0&&mt.setValue(H,"sunShadowMap",$n.state.sunShadowMap,je),$n.state.directionalShadowMap.length>0&&mt.setValue(H,"directionalShadowMap",$n.state.directionalShadowMap,je),$n.state.spotShadowMap.length>0&&mt.setValue(H,"spotShadowMap",$n.state.spotShadowMap,je),$n.state.pointShadowMap.length>0&&mt.setValue(H,"pointShadowMap",$n.state.pointShadowMap,je)),Z.isSkinnedMesh){mt.setOptional(H,Z,"bindMatrix"),mt.setOptional(H,Z,"bindMatrixInverse");let Kt=Z.skeleton;Kt&&(Kt.boneTexture===null&&Kt.computeBoneTexture(),mt.setValue(H,"boneTexture",Kt.boneTexture,je))}Z.isBatchedMesh&&(mt.setOptional(H,Z,"batchingTexture"),mt.setValue(H,"batchingTexture",Z._matricesTexture,je),mt.setOptional(H,Z,"batchingIdTexture"),mt.setValue(H,"batchingIdTexture",Z._indirectTexture,je),mt.setOptional(H,Z,"batchingColorTexture"),Z._colorsTexture!==null&&mt.setValue(H,"batchingColorTexture",Z._colorsTexture,je));let qi=ee.morphAttributes;if((qi.position!==void 0||qi.normal!==void 0||qi.color!==void 0)&&oe.update(Z,ee,Xn),(Sr||Oe.receiveShadow!==Z.receiveShadow)&&(Oe.receiveShadow=Z.receiveShadow,mt.setValue(H,"receiveShadow",Z.receiveShadow)),(j.isMeshStandardMaterial||j.isMeshLambertMaterial||j.isMeshPhongMaterial)&&j.envMap===null&&W.environment!==null&&(Dn.envMapIntensity.value=W.environmentIntensity),Dn.dfgLUT!==void 0&&(Dn.dfgLUT.value=AP()),Sr){if(mt.setValue(H,"toneMappingExposure",N.toneMappingExposure),Oe.needsLights&&bl(Dn,so),Te&&j.fog===!0&&_e.refreshFogUniforms(Dn,Te),_e.refreshMaterialUniforms(Dn,j,Se,Ce,S.state.transmissionRenderTarget[P.id]),Oe.needsLights&&Oe.numLightProbeGrids>0){let Kt=b,Yn=0;for(let Di of S.state.lightProbeGridArray)Di.texture!==null&&(Kt.textures[Yn]=Di.texture,Kt.min[Yn]=Di.boundingBox.min,Kt.max[Yn]=Di.boundingBox.max,Kt.resolution[Yn]=Di.resolution,Yn++);for(let Di in Kt)Kt[Di].length=Yn;Dn.probesSH.value=Kt.textures,Dn.probesMin.value=Kt.min,Dn.probesMax.value=Kt.max,Dn.probesResolution.value=Kt.resolution}Cc.upload(H,Fo(Oe),Dn,je)}if(j.isShaderMaterial&&j.uniformsNeedUpdate===!0&&(Cc.upload(H,Fo(Oe),Dn,je),j.uniformsNeedUpdate=!1),j.isSpriteMaterial&&mt.setValue(H,"center",Z.center),mt.setValue(H,"modelViewMatrix",Z.modelViewMatrix),mt.setValue(H,"normalMatrix",Z.normalMatrix),mt.setValue(H,"modelMatrix",Z.matrixWorld),j.uniformsGroups!==void 0){let Kt=j.uniformsGroups;for(let Yn=0,Di=Kt.length;Yn<Di;Yn++){let td=Kt[Yn];Xe.update(td,Xn),Xe.bind(td,Xn)}}return Xn}function bl(P,W){P.ambientLightColor.needsUpdate=W,P.lightProbe.needsUpdate=W,P.sunLights.needsUpdate=W,P.sunLightShadows.needsUpdate=W,P.directionalLights.needsUpdate=W,P.directionalLightShadows.needsUpdate=W,P.pointLights.needsUpdate=W,P.pointLightShadows.needsUpdate=W,P.spotLights.needsUpdate=W,P.spotLightShadows.needsUpdate=W,P.rectAreaLights.needsUpdate=W,P.hemisphereLights.needsUpdate=W}function Oo(P){return P.isMeshLambertMaterial||P.isMeshToonMaterial||P.isMeshPhongMaterial||P.isMeshStandardMaterial||P.isShadowMaterial||P.isShaderMaterial&&P.lights===!0}this.getActiveCubeFace=function(){return U},this.getActiveMipmapLevel=function(){return B},this.getRenderTarget=function(){return se},this.setRenderTargetTextures=function(P,W,ee){let j=Ge.get(P);j.__autoAllocateDepthBuffer=P.resolveDepthBuffer===!1,j.__autoAllocateDepthBuffer===!1&&(j.__useRenderToTexture=!1),Ge.get(P.texture).__webglTexture=W,Ge.get(P.depthTexture).__webglTexture=j.__autoAllocateDepthBuffer?void 0:ee,j.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(P,W){let ee=Ge.get(P);ee.__webglFramebuffer=W,ee.__useDefaultFramebuffer=W===void 0},this.setRenderTarget=function(P,W=0,ee=0){se=P,U=W,B=ee;let j=null,Z=!1,Te=!1;if(P){let Ee=Ge.get(P);if(Ee.__useDefaultFramebuffer!==void 0){we.bindFramebuffer(H.FRAMEBUFFER,Ee.__webglFramebuffer),te.copy(P.viewport),ce.copy(P.scissor),de=P.scissorTest,we.viewport(te),we.scissor(ce),we.setScissorTest(de),$=-1;return}else if(Ee.__webglFramebuffer===void 0)je.setupRenderTarget(P);else if(Ee.__hasExternalTextures)je.rebindTextures(P,Ge.get(P.texture).__webglTexture,Ge.get(P.depthTexture).__webglTexture);else if(P.depthBuffer){let it=P.depthTexture;if(Ee.__boundDepthTexture!==it){if(it!==null&&Ge.has(it)&&(P.width!==it.image.width||P.height!==it.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");je.setupDepthRenderbuffer(P)}}let ke=P.texture;(ke.isData3DTexture||ke.isDataArrayTexture||ke.isCompressedArrayTexture)&&(Te=!0);let Ve=Ge.get(P).__webglFramebuffer;P.isWebGLCubeRenderTarget?(Array.isArray(Ve[W])?j=Ve[W][ee]:j=Ve[W],Z=!0):P.samples>0&&je.useMultisampledRTT(P)===!1?j=Ge.get(P).__webglMultisampledFramebuffer:Array.isArray(Ve)?j=Ve[ee]:j=Ve,te.copy(P.viewport),ce.copy(P.scissor),de=P.scissorTest}else te.copy(qe).multiplyScalar(Se).floor(),ce.copy(yt).multiplyScalar(Se).floor(),de=pt;if(ee!==0&&(j=G),we.bindFramebuffer(H.FRAMEBUFFER,j)&&we.drawBuffers(P,j),we.viewport(te),we.scissor(ce),we.setScissorTest(de),Z){let Ee=Ge.get(P.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_CUBE_MAP_POSITIVE_X+W,Ee.__webglTexture,ee)}else if(Te){let Ee=W;for(let ke=0;ke<P.textures.length;ke++){let Ve=Ge.get(P.textures[ke]);H.framebufferTextureLayer(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0+ke,Ve.__webglTexture,ee,Ee)}}else if(P!==null&&ee!==0){let Ee=Ge.get(P.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,Ee.__webglTexture,ee)}$=-1};function Ml(P){let W=Ge.get(P);return(W.__readFormat!==P.format||W.__readType!==P.type)&&(W.__readFormat=P.format,W.__readType=P.type,W.__formatReadable=ut.textureFormatReadable(P.format),W.__typeReadable=ut.textureTypeReadable(P.type)),W}this.readRenderTargetPixels=function(P,W,ee,j,Z,Te,Ie,Ee=0){if(!(P&&P.isWebGLRenderTarget)){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let ke=Ge.get(P).__webglFramebuffer;if(P.isWebGLCubeRenderTarget&&Ie!==void 0&&(ke=ke[Ie],Array.isArray(ke)&&(ke=ke[0])),ke){we.bindFramebuffer(H.FRAMEBUFFER,ke);try{let Ve=P.textures[Ee],it=Ve.format,xt=Ve.type;P.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Ee);let ze=Ml(Ve);if(ze.__formatReadable===!1){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ze.__typeReadable===!1){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}W>=0&&W<=P.width-j&&ee>=0&&ee<=P.height-Z&&H.readPixels(W,ee,j,Z,ye.convert(it),ye.convert(xt),Te)}finally{let Ve=se!==null?Ge.get(se).__webglFramebuffer:null;we.bindFramebuffer(H.FRAMEBUFFER,Ve)}}},this.readRenderTargetPixelsAsync=async function(P,W,ee,j,Z,Te,Ie,Ee=0){if(!(P&&P.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let ke=Ge.get(P).__webglFramebuffer;if(P.isWebGLCubeRenderTarget&&Ie!==void 0&&(ke=ke[Ie],Array.isArray(ke)&&(ke=ke[0])),ke)if(W>=0&&W<=P.width-j&&ee>=0&&ee<=P.height-Z){we.bindFramebuffer(H.FRAMEBUFFER,ke);let Ve=P.textures[Ee],it=Ve.format,xt=Ve.type;P.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Ee);let ze=Ml(Ve);if(ze.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ze.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let bt=H.createBuffer();H.bindBuffer(H.PIXEL_PACK_BUFFER,bt),H.bufferData(H.PIXEL_PACK_BUFFER,Te.byteLength,H.STREAM_READ),H.readPixels(W,ee,j,Z,ye.convert(it),ye.convert(xt),0),H.bindBuffer(H.PIXEL_PACK_BUFFER,null);let En=se!==null?Ge.get(se).__webglFramebuffer:null;we.bindFramebuffer(H.FRAMEBUFFER,En);let Jt=H.fenceSync(H.SYNC_GPU_COMMANDS_COMPLETE,0);return H.flush(),await Cb(H,Jt,4),H.bindBuffer(H.PIXEL_PACK_BUFFER,bt),H.getBufferSubData(H.PIXEL_PACK_BUFFER,0,Te),H.bindBuffer(H.PIXEL_PACK_BUFFER,null),H.deleteBuffer(bt),H.deleteSync(Jt),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(P,W=null,ee=0){let j=Math.pow(2,-ee),Z=Math.floor(P.image.width*j),Te=Math.floor(P.image.height*j),Ie=W!==null?W.x:0,Ee=W!==null?W.y:0;je.setTexture2D(P,0),H.copyTexSubImage2D(H.TEXTURE_2D,ee,0,0,Ie,Ee,Z,Te),we.unbindTexture()},this.copyTextureToTexture=function(P,W,ee=null,j=null,Z=0,Te=0){let Ie,Ee,ke,Ve,it,xt,ze,bt,En,Jt=P.isCompressedTexture?P.mipmaps[Te]:P.image;if(ee!==null)Ie=ee.max.x-ee.min.x,Ee=ee.max.y-ee.min.y,ke=ee.isBox3?ee.max.z-ee.min.z:1,Ve=ee.min.x,it=ee.min.y,xt=ee.isBox3?ee.min.z:0;else{let mt=Math.pow(2,-Z);Ie=Math.floor(Jt.width*mt),Ee=Math.floor(Jt.height*mt),P.isDataArrayTexture?ke=Jt.depth:P.isData3DTexture?ke=Math.floor(Jt.depth*mt):ke=1,Ve=0,it=0,xt=0}j!==null?(ze=j.x,bt=j.y,En=j.z):(ze=0,bt=0,En=0);let jt=ye.convert(W.format),ri=ye.convert(W.type),Oe;W.isData3DTexture?(je.setTexture3D(W,0),Oe=H.TEXTURE_3D):W.isDataArrayTexture||W.isCompressedArrayTexture?(je.setTexture2DArray(W,0),Oe=H.TEXTURE_2D_ARRAY):(je.setTexture2D(W,0),Oe=H.TEXTURE_2D),we.activeTexture(H.TEXTURE0),we.pixelStorei(H.UNPACK_FLIP_Y_WEBGL,W.flipY),we.pixelStorei(H.UNPACK_PREMULTIPLY_ALPHA_WEBGL,W.premultiplyAlpha),we.pixelStorei(H.UNPACK_ALIGNMENT,W.unpackAlignment);let $n=we.getParameter(H.UNPACK_ROW_LENGTH),At=we.getParameter(H.UNPACK_IMAGE_HEIGHT),io=we.getParameter(H.UNPACK_SKIP_PIXELS),Xn=we.getParameter(H.UNPACK_SKIP_ROWS),Sl=we.getParameter(H.UNPACK_SKIP_IMAGES);we.pixelStorei(H.UNPACK_ROW_LENGTH,Jt.width),we.pixelStorei(H.UNPACK_IMAGE_HEIGHT,Jt.height),we.pixelStorei(H.UNPACK_SKIP_PIXELS,Ve),we.pixelStorei(H.UNPACK_SKIP_ROWS,it),we.pixelStorei(H.UNPACK_SKIP_IMAGES,xt);let Sr=P.isDataArrayTexture||P.isData3DTexture,so=W.isDataArrayTexture||W.isData3DTexture;if(P.isDepthTexture){let mt=Ge.get(P),Dn=Ge.get(W),qi=Ge.get(mt.__renderTarget),Kt=Ge.get(Dn.__renderTarget);we.bindFramebuffer(H.READ_FRAMEBUFFER,qi.__webglFramebuffer),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,Kt.__webglFramebuffer);for(let Yn=0;Yn<ke;Yn++)Sr&&(H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,Ge.get(P).__webglTexture,Z,xt+Yn),H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,Ge.get(W).__webglTexture,Te,En+Yn)),H.blitFramebuffer(Ve,it,Ve+Ie,it+Ee,ze,bt,ze+Ie,bt+Ee,H.DEPTH_BUFFER_BIT,H.NEAREST);we.bindFramebuffer(H.READ_FRAMEBUFFER,null),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else if(Z!==0||P.isRenderTargetTexture||Ge.has(P)){let mt=Ge.get(P),Dn=Ge.get(W);we.bindFramebuffer(H.READ_FRAMEBUFFER,T),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,I);for(let qi=0;qi<ke;qi++)Sr?H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,mt.__webglTexture,Z,xt+qi):H.framebufferTexture2D(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,mt.__webglTexture,Z),so?H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,Dn.__webglTexture,Te,En+qi):H.framebufferTexture2D(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,Dn.__webglTexture,Te),Z!==0?H.blitFramebuffer(Ve,it,Ve+Ie,it+Ee,ze,bt,ze+Ie,bt+Ee,H.COLOR_BUFFER_BIT,H.NEAREST):so?H.copyTexSubImage3D(Oe,Te,ze,bt,En+qi,Ve,it,Ie,Ee):H.copyTexSubImage2D(Oe,Te,ze,bt,Ve,it,Ie,Ee);we.bindFramebuffer(H.READ_FRAMEBUFFER,null),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else so?P.isDataTexture||P.isData3DTexture?H.texSubImage3D(Oe,Te,ze,bt,En,Ie,Ee,ke,jt,ri,Jt.data):W.isCompressedArrayTexture?H.compressedTexSubImage3D(Oe,Te,ze,bt,En,Ie,Ee,ke,jt,Jt.data):H.texSubImage3D(Oe,Te,ze,bt,En,Ie,Ee,ke,jt,ri,Jt):P.isDataTexture?H.texSubImage2D(H.TEXTURE_2D,Te,ze,bt,Ie,Ee,jt,ri,Jt.data):P.isCompressedTexture?H.compressedTexSubImage2D(H.TEXTURE_2D,Te,ze,bt,Jt.width,Jt.height,jt,Jt.data):H.texSubImage2D(H.TEXTURE_2D,Te,ze,bt,Ie,Ee,jt,ri,Jt);we.pixelStorei(H.UNPACK_ROW_LENGTH,$n),we.pixelStorei(H.UNPACK_IMAGE_HEIGHT,At),we.pixelStorei(H.UNPACK_SKIP_PIXELS,io),we.pixelStorei(H.UNPACK_SKIP_ROWS,Xn),we.pixelStorei(H.UNPACK_SKIP_IMAGES,Sl),Te===0&&W.generateMipmaps===!0&&W.mipmapsAutoUpdate===!0&&H.generateMipmap(Oe),we.unbindTexture()},this.initRenderTarget=function(P){Ge.get(P).__webglFramebuffer===void 0&&je.setupRenderTarget(P)},this.initTexture=function(P){P.isCubeTexture?je.setTextureCube(P,0):P.isData3DTexture?je.setTexture3D(P,0):P.isDataArrayTexture||P.isCompressedArrayTexture?je.setTexture2DArray(P,0):je.setTexture2D(P,0),we.unbindTexture()},this.resetState=function(){U=0,B=0,se=null,we.reset(),Me.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ws}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Et._getDrawingBufferColorSpace(e),t.unpackColorSpace=Et._getUnpackColorSpace()}};var qg=class{known=new Map;version=0;get(e){return this.known.get(e)}add(e,t){this.known.set(e,t),this.version++}},Op=new qg;Cg((n,e,...t)=>{/Context (Lost|Restored)/.test(e)||console[n](e,...t)});var TP={light:{body:["#eceef1",.42,0],joint:["#3b424b",.5,.1],accent:["#2f83bd",.4,.05],foot:["#6b7480",.55,.2]},dark:{body:["#cdd3da",.45,0],joint:["#2d333b",.5,.15],accent:["#3f9bd6",.4,.05],foot:["#525a64",.55,.2]}},EP=40,CP=12,fM=new K(0,1,0),fi=n=>new K(n[0],n[1],n[2]),Ic=n=>new Ht().set(...Array.from(n)),mM=n=>new nh(n.map(([e,t])=>new ht(Math.max(e,0),t)),EP);function RP(n,e,t){let i=[];for(let s=0;s<=8;s++)i.push([e*Math.sin(s*Math.PI/16),-e*Math.cos(s*Math.PI/16)]);for(let s=8;s>=0;s--)i.push([t*Math.sin(s*Math.PI/16),n+t*Math.cos(s*Math.PI/16)]);return mM(i)}function PP(n,e){let t=Math.min(.16*n,.3*e),i=e/2;return mM([[0,-i],[n-t,-i],[n-.3*t,-i+.3*t],[n,-i+t],[n,i-t],[n-.3*t,i-.3*t],[n-t,i],[0,i]]).toNonIndexed()}var pM=n=>(n.computeVertexNormals(),n),Up=class{kind="webgl";renderer;scene=new yc;camera=new ji(Va*180/Math.PI,1,.01,100);sun=new lh("#ffffff",2.1);sky=new rh("#ffffff","#8d949c",.55);shadow=new Bn(new ja(1,1),new ih({opacity:.2}));grid=new Zu(DP(CP),new na({vertexColors:!0,transparent:!0,depthWrite:!1,toneMapped:!1}));arm=new Ki;ghost=new Ki;over=new Ki;geometries=new Map;materials={};surroundings=null;themed=null;built={figure:null,ghost:!1,dark:!1,layers:""};meshesSeen=-1;height=1;plain;constructor(e){this.plain=/swiftshader|llvmpipe|software|basic render/i.test(IP()),this.renderer=new Dp({canvas:e,antialias:!this.plain,alpha:!0,preserveDrawingBuffer:!0,powerPreference:"low-power"}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=Ka,this.renderer.toneMapping=hh,this.renderer.toneMappingExposure=1,this.renderer.setClearAlpha(0),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(this.plain?512:1024),this.sun.shadow.radius=5,this.sun.shadow.bias=-6e-4,this.sun.shadow.normalBias=.02,this.shadow.receiveShadow=!0,this.scene.add(this.sky,this.sun,this.sun.target,new ch("#ffffff",.15),this.shadow,this.grid,this.arm,this.ghost,this.over);for(let t of[this.arm,this.ghost])t.matrixAutoUpdate=!1}resize(e,t,i){this.height=t,this.renderer.setPixelRatio(this.plain?1:i),this.renderer.setSize(e,t,!1),this.camera.aspect=e/t}draw(e){let{figure:t,frames:i,camera:s,dark:r,layers:o,extras:a}=e;this.theme(r);let l=`${o.has("com")} ${o.has("inertia")} ${o.has("axes")} ${o.has("frames")}`,c=this.built;(c.figure!==t||c.dark!==r||c.layers!==l||c.ghost!==!!a.ghost||this.meshesSeen!==Op.version)&&(this.build(e),this.built={figure:t,ghost:!!a.ghost,dark:r,layers:l},this.meshesSeen=Op.version),this.place(this.arm,i),this.arm.visible=!0,this.arm.children.forEach((h,d)=>{h.children.forEach(f=>{f.userData.part&&(f.visible=o.has("bodies")),f.userData.part&&f instanceof Bn&&(f.material=this.material(f.userData.part,a.link===d,o.has("inertia")||o.has("com")||o.has("frames")))})}),a.ghost&&this.place(this.ghost,a.ghost),this.surroundingsOf(e),this.drawOver(e),this.camera.position.set(...s.eye),this.camera.up.set(...s.up),this.camera.lookAt(fi(s.target));let u=fi(s.eye).distanceTo(fi(s.target));this.camera.near=Math.max(.002*u,.001),this.camera.far=u+30*t.reach,this.camera.updateProjectionMatrix(),this.renderer.render(this.scene,this.camera)}pick(e,t,i){let s=this.renderer.getSize(new ht),r=new uh;this.camera.updateMatrixWorld(),r.setFromCamera(new ht(2*t/s.x-1,1-2*i/s.y),this.camera);for(let o of r.intersectObject(this.arm,!0)){let a=this.arm.children.indexOf(kP(o.object,this.arm));if(a>0&&e.layers.has("bodies")&&o.object.userData.part)return{link:a,point:o.point.toArray()}}return null}dispose(){for(let e of this.geometries.values())e.dispose();for(let e of Object.values(this.materials))e.dispose();this.surroundings?.dispose(),this.renderer.dispose()}theme(e){if(this.themed!==e){this.themed=e,this.surroundings?.dispose(),this.surroundings=this.scene.environment=this.plain?null:this.reflections(e),this.scene.environmentIntensity=e?.55:.75,this.sun.intensity=(e?1.9:2.1)*(this.plain?1.15:1),this.sky.intensity=(e?.35:.5)+(this.plain?.95:0),this.shadow.material.opacity=e?.42:.2,this.grid.material.color.set(e?"#5a636e":"#98a2ae");for(let t of Object.values(this.materials))t.dispose();this.materials={},this.built.figure=null}}reflections(e){let t=new yc,i=(a,l,c,u)=>{let h=new Bn(new Br(...c),new So({color:new ft(a).multiplyScalar(l)}));h.position.set(...u),t.add(h)},s=new Bn(new rr(10,16,12),new So({color:e?"#2a2f36":"#9aa1aa",side:ki}));t.add(s),i("#ffffff",e?7:6,[5,5,.1],[2,-3,7]),i("#ffffff",e?4:3,[.1,5,3],[7,2,2]),i("#dfe8f5",e?3:2.4,[4,.1,3],[-3,7,3]);let r=new Rc(this.renderer),o=r.fromScene(t,.06).texture;return r.dispose(),o}keep(e,t){return this.materials[e]??=t()}material(e,t,i){let[s,r,o]=TP[this.themed?"dark":"light"][e];return this.keep(`${e} ${t} ${i}`,()=>new sa({color:s,roughness:r,metalness:o,transparent:i,opacity:i?.38:1,depthWrite:!i,emissive:t?"#0072B2":"#000000",emissiveIntensity:t?.35:0}))}flat(e){return this.keep(`flat ${e}`,()=>new So({color:e,toneMapped:!1,depthTest:!1,transparent:!0}))}geometry(e,t){let i=this.geometries.get(e);return i||this.geometries.set(e,i=t()),i}build({figure:e,layers:t,extras:i,dark:s}){if(this.geometries.size>400){for(let l of this.geometries.values())l.dispose();this.geometries.clear()}this.arm.clear(),this.ghost.clear();let r=s?Ga:Ha,o=this.keep("ghost",()=>new sa({color:"#0072B2",transparent:!0,opacity:.16,roughness:.8,depthWrite:!1})),a=.09*e.reach;if(e.links.forEach((l,c)=>{let u=new Ki,h=new Ki;u.matrixAutoUpdate=h.matrixAutoUpdate=!1;for(let d of l.parts)for(let f of this.bodies(d))if(f.castShadow=f.receiveShadow=!0,f.userData.part=d.tone,u.add(f),i.ghost&&c){let g=new Bn(f.geometry,o);g.matrixAutoUpdate=!1,g.matrix.copy(f.matrix),h.add(g)}if(t.has("com")&&l.mass>0&&c){let d=new Bn(this.geometry("com",()=>new rr(1,24,16)),this.keep("com",()=>new sa({color:"#E69F00",roughness:.5,depthTest:!1,transparent:!0})));d.position.copy(fi(l.com)),d.scale.setScalar(.013*e.reach),d.renderOrder=8,u.add(d)}if(t.has("inertia")&&c){let d=mx(l.mass,l.inertia);if(d){let f=new Bn(this.geometry("com",()=>new rr(1,24,16)),this.keep("inertia",()=>new sa({color:"#CC79A7",roughness:.6,transparent:!0,opacity:.55}))),[g,_,m]=d.axes.map(fi),v=d.half.map(y=>Math.min(Math.max(y,.004*e.reach),e.reach));f.matrixAutoUpdate=!1,f.matrix.makeBasis(g.multiplyScalar(v[0]),_.multiplyScalar(v[1]),m.multiplyScalar(v[2])).setPosition(fi(l.com)),f.renderOrder=4,u.add(f)}}t.has("frames")&&u.add(this.triad(a,r)),this.arm.add(u),this.ghost.add(h)}),t.has("axes"))for(let l of e.joints){let c=new ia(this.geometry("axis",()=>LP([[0,0,-1],[0,0,1]])),this.keep("axis",()=>new bc({color:s?"#e6e8eb":"#2b3036",dashSize:.05,gapSize:.03,depthTest:!1,transparent:!0})));c.computeLineDistances(),c.matrixAutoUpdate=!1,c.matrix.copy(Ic(l.frame)).scale(new K(1,1,.24*e.reach)),c.renderOrder=7,this.arm.children[l.link].add(c)}}bodies(e){let t=this.material(e.tone,!1,!1),i=(o,a)=>{let l=new Bn(o,t);return l.matrixAutoUpdate=!1,l.matrix.copy(a),l},s=(o,a)=>new Ht().makeRotationFromQuaternion(new Rs().setFromUnitVectors(fM,fi(a).normalize())).setPosition(fi(o)),r=o=>o.toPrecision(4);switch(e.kind){case"limb":{let o=e.to.map((l,c)=>l-e.from[c]),a=Math.hypot(...o);return a<1e-9?[i(this.geometry("ball",()=>new rr(1,32,24)),new Ht().makeScale(e.r0,e.r0,e.r0).setPosition(fi(e.from)))]:[i(this.geometry(`limb ${r(a)} ${r(e.r0)} ${r(e.r1)}`,()=>RP(a,e.r0,e.r1)),s(e.from,o))]}case"drum":return[i(this.geometry(`drum ${r(e.radius)} ${r(e.length)}`,()=>pM(PP(e.radius,e.length))),s(e.at,e.axis))];case"beam":{let o=e.to.map((c,u)=>c-e.from[u]),a=Math.max(Math.hypot(...o),1e-6),l=e.from.map((c,u)=>c+o[u]/2);return[i(this.geometry(`beam ${r(a)} ${r(e.width)}`,()=>new Br(e.width,a,e.width)),s(l,o))]}case"ball":return[i(this.geometry("ball",()=>new rr(1,32,24)),new Ht().makeScale(e.radius,e.radius,e.radius).setPosition(fi(e.at)))];case"ellipsoid":return[i(this.geometry("ball",()=>new rr(1,32,24)),Ic(e.frame).scale(fi(e.size)))];case"box":return[i(this.geometry(`box ${e.size.map(r).join(" ")}`,()=>new Br(...e.size)),Ic(e.frame))];case"mesh":{let o=Op.get(e.mesh);if(!o)return[];let a=this.geometry(`mesh ${e.mesh}`,()=>pM(new Ii().setAttribute("position",new zi(o,3))));return[i(a,Ic(e.frame).scale(fi(e.size.length===3?e.size:[1,1,1])))]}}}triad(e,t,i=1){let s=new Ki;return[[1,0,0],[0,1,0],[0,0,1]].forEach((r,o)=>s.add(this.arrow([0,0,0],r.map(a=>a*e),t[o],.055*e*i))),s}arrow(e,t,i,s,r=1){let o=new Ki,a=Math.hypot(...t);if(a<1e-9)return o;let l=Math.min(4.2*s,.6*a),c=new Bn(this.geometry("shaft",()=>new xc(1,1,1,16).translate(0,.5,0)),this.flat(i));c.scale.set(s,Math.max(a-l,1e-6),s),o.add(c);for(let u=0;u<r;u++){let h=new Bn(this.geometry("cone",()=>new xc(0,1,1,20).translate(0,.5,0)),this.flat(i));h.scale.set(2.4*s,l,2.4*s),h.position.y=a-l-u*.7*l,o.add(h)}return o.quaternion.setFromUnitVectors(fM,fi(t).normalize()),o.position.copy(fi(e)),o.traverse(u=>u.renderOrder=9),o}place(e,t){e.children.forEach((i,s)=>{t[s]&&i.matrix.copy(Ic(t[s])),i.matrixWorldNeedsUpdate=!0})}surroundingsOf({figure:e,frames:t,layers:i}){let{reach:s}=e,r=fi(e.up),o=Zl(e,t[0]),a=fi([t[0][3],t[0][7],t[0][11]]),l=a.addScaledVector(r,o-a.dot(r)),c=new Rs().setFromUnitVectors(new K(0,0,1),r);for(let g of[this.shadow,this.grid])g.position.copy(l),g.quaternion.copy(c),g.visible=i.has("grid");let u=10**Math.floor(Math.log10(s*.45)),h=[1,2,5,10].map(g=>g*u).find(g=>g>=s*.22)??u;this.shadow.scale.setScalar(9*s),this.grid.scale.setScalar(h),this.grid.position.addScaledVector(r,.001*s);let d=new K(.55,-.4,0).applyQuaternion(c);this.sun.position.copy(l).addScaledVector(r,3*s).addScaledVector(d,2.2*s),this.sun.target.position.copy(l).addScaledVector(r,.4*s);let f=this.sun.shadow.camera;f.left=f.bottom=-1.7*s,f.right=f.top=1.7*s,f.near=.5*s,f.far=8*s,f.updateProjectionMatrix(),this.sun.shadow.normalBias=.008*s}drawOver({figure:e,extras:t,trace:i,layers:s,dark:r,camera:o,large:a}){this.over.traverse(h=>h instanceof ia&&h.userData.own&&h.geometry.dispose()),this.over.clear();let l=r?Kl:Xo,c=2*Math.tan(Va/2)*fi(o.eye).distanceTo(fi(o.target))/this.height,u=(h,d,f=!1)=>{let g=new Ii().setAttribute("position",new zi(Float32Array.from(h),3)),_=new ia(g,f?this.keep(`dash ${d} ${e.reach}`,()=>new bc({color:d,dashSize:.03*e.reach,gapSize:.02*e.reach,toneMapped:!1})):this.keep(`line ${d}`,()=>new na({color:d,toneMapped:!1})));f&&_.computeLineDistances(),_.userData.own=!0,this.over.add(_)};if(i&&i.length>3&&s.has("trace")&&u(i,l[1]),t.paths?.forEach(h=>u(h.points,l[h.colour%l.length],h.dashed)),t.arrows?.forEach(h=>this.over.add(this.arrow(h.at,h.vector,l[h.colour%l.length],2.6*a*c,h.double?2:1))),t.frames?.forEach(h=>{let d=this.triad(h.size??.09*e.reach,r?Ga:Ha,h.strong?1.5:1);d.matrixAutoUpdate=!1,d.matrix.copy(Ic(h.frame)),this.over.add(d)}),t.goal){let h=new Bn(this.geometry("ball",()=>new rr(1,32,24)),this.keep("goal",()=>new So({color:"#D55E00",transparent:!0,opacity:.7,depthTest:!1})));h.position.copy(fi(t.goal)),h.scale.setScalar(7*a*c),h.renderOrder=10,this.over.add(h)}if(t.joint!==void 0&&e.joints[t.joint]){let h=e.joints[t.joint],d=gt(this.arm.children[h.link].matrix.clone().transpose().toArray(),h.frame),f=[d[3],d[7],d[11]],g=[d[2],d[6],d[10]].map(_=>_*.26*e.reach);this.over.add(this.arrow(f.map((_,m)=>_-.5*g[m]),g.map(_=>1.5*_),l[4],2.2*a*c))}}};function IP(){let n=document.createElement("canvas").getContext("webgl2"),e=n?.getExtension("WEBGL_debug_renderer_info"),t=n&&e?String(n.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return n?.getExtension("WEBGL_lose_context")?.loseContext(),t}function kP(n,e){let t=n;for(;t.parent&&t.parent!==e;)t=t.parent;return t}function LP(n){return new Ii().setAttribute("position",new zi(Float32Array.from(n.flat()),3))}function DP(n){let e=[],t=[],i=(s,r,o)=>{let a=Math.min(1,Math.hypot(s,r)/n),l=Math.max(0,Math.min(1,(1-a)/.8));return l*l*(3-2*l)*(o?.95:.5)};for(let s=-n;s<=n;s++)for(let r=-n;r<n;r++)for(let o of[!1,!0])for(let a of[r,r+1]){let[l,c]=o?[s,a]:[a,s];e.push(l,c,0),t.push(1,1,1,i(l,c,s===0))}return new Ii().setAttribute("position",new zi(Float32Array.from(e),3)).setAttribute("color",new zi(Float32Array.from(t),4))}var Qn=pe({}),ks=pe({}),Lc={count:0,script:0,call:0,kind:""},Qi=pe(null),qr=null,an={width:1,height:1},$g=!0;function zp(){let n=As.peek(),e=kd.peek();if(!n||!e.length)return null;let{middle:t,radius:i}=zd({figure:n,frames:e});return Bd(t,i,n.up,an.width/an.height)}function Nc(){Qi.value=zp(),vn({eye:[],target:[]})}function Vp(n){Qi.value=n,clearTimeout(gM),gM=window.setTimeout(()=>vn({eye:n.eye,target:n.target}),250)}var gM=0,wh=(n,e)=>{Qi.peek()&&Vp(hx(Qi.peek(),n,e))},kc=(n,e)=>{Qi.peek()&&Vp(dx(Qi.peek(),n,e))},il=n=>{Qi.peek()&&Vp(fx(Qi.peek(),n,As.peek()?.reach??1))};function Dc(n){let e=zp();if(!e)return;if(n==="corner")return Nc();let t=Dt(Rn(e.eye,e.target)),i={front:[0,1,0],side:[1,0,0],top:[0,0,1]}[n],s=e.up,o=Math.abs(s[0]*i[0]+s[1]*i[1]+s[2]*i[2])>.99?[.001,.002,.001]:[0,0,0];Vp({...e,eye:e.target.map((a,l)=>a+t*((n==="front"?-1:1)*i[l]+o[l]))})}var Bp=pe(null);Lt(()=>{let n=$t.value,e=As.value,t=He.value;if(!n||!e||!t||e.tip.link<0||!Pt.value.layers.includes("trace"))return void(Bp.value=null);let i=Math.min(n.t.length,300),s=new Float32Array(3*i);for(let r=0;r<i;r++){let o=Math.round(r*(n.t.length-1)/Math.max(i-1,1)),a=Jl(n.q.map(l=>l[o]));if(!a.length)return void(Bp.value=null);s.set(We(gt(a[e.tip.link],e.tip.frame)),3*r)}Bp.value=s});function Xg(){let n=As.value,e=kd.value,t=Qi.value;return!n||!t||e.length!==n.links.length?null:{figure:n,frames:e,layers:new Set(Pt.value.layers),extras:Qn.value,trace:Bp.value,camera:{...t,up:n.up},dark:Dd.value,large:Nd.value}}function NP(n,e,t){n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,an.width,an.height);let i=po(e.camera,an.width,an.height),s=e.dark?Ga:Ha;n.font=`600 ${12.5*e.large}px system-ui, sans-serif`,n.textAlign="center",n.textBaseline="middle",n.lineJoin="round";for(let r of gx(e)){let[o,a,l]=i(r.at);if(l<=0)continue;n.strokeStyle=e.dark?"rgba(18,21,25,0.9)":"rgba(255,255,255,0.92)",n.lineWidth=3.5;let c={ink:e.dark?"#e8ebee":"#1d2127",soft:e.dark?"#a3adb8":"#59626d",accent:e.dark?"#FFB26B":"#a34700",x:s[0],y:s[1],z:s[2]}[r.tone];n.fillStyle=c;let[u,h]=r.off??[0,0];n.strokeText(r.text,o+u,a+h),n.fillText(r.text,o+u,a+h)}}async function vM(){let[n,e]=[...document.querySelectorAll(".scene canvas")],t=document.createElement("canvas");t.width=n.width,t.height=n.height;let i=t.getContext("2d");return i.fillStyle=getComputedStyle(document.documentElement).getPropertyValue("--scene").trim()||"#ffffff",i.fillRect(0,0,t.width,t.height),i.drawImage(n,0,0),e?.width&&i.drawImage(e,0,0,t.width,t.height),new Promise(s=>t.toBlob(r=>s(r),"image/png"))}var yM=()=>document.querySelector(".scene canvas");function _M(){let n=qt(null),e=qt(null),t=hn("webgl"),i=hn(!1);St(()=>{let r=n.current,o=e.current.getContext("2d"),a,l=1,c=0,u=null,h=T=>{qr?.dispose(),a?.remove(),a=document.createElement("canvas"),a.setAttribute("aria-hidden","true"),r.prepend(a),qr=T?new Vd(a):new Up(a),t.value=Lc.kind=qr.kind,!T&&(a.addEventListener("webglcontextlost",I=>{I.preventDefault(),i.value=!0,qr=null,h(!0),_()},{once:!0}),a.addEventListener("webglcontextrestored",()=>{i.value=!1,h(!1),_()},{once:!0}))},d=()=>{let T=document.createElement("canvas"),I=!new URLSearchParams(location.search).has("canvas")&&T.getContext("webgl2");return I&&I.getExtension("WEBGL_lose_context")?.loseContext(),!!I},f=()=>{if(c=0,!qr||!r.isConnected)return;let T=performance.now(),I=Xg();if(!I)return;let U=performance.now();qr.draw(I);let B=performance.now();NP(o,I,l),u=I,$g=!1,Lc.count++,Lc.call=B-U,Lc.script=U-T+performance.now()-B},g=()=>{$g=!0,c||=requestAnimationFrame(f)},_=()=>{let T=r.getBoundingClientRect();if(T.width<2||T.height<2)return;let I=an.width/an.height;an={width:Math.round(T.width),height:Math.round(T.height)},l=Math.min(devicePixelRatio||1,2),qr?.resize(an.width,an.height,l);let U=e.current;U.width=Math.round(an.width*l),U.height=Math.round(an.height*l);let B=Pt.peek();(!Qi.peek()||!B.eye.length&&Math.abs(I-an.width/an.height)>.02)&&(Qi.value=zp()),g()};h(!d());let m=new ResizeObserver(_);m.observe(r),_();let v=null,y=[Lt(()=>{let T=rt.value,I=As.value,{eye:U,target:B}=Pt.value,se=T.kind==="dh"||Zt.value!==null,$=v!==null&&T.name===v.name&&se===v.known&&Qi.peek()!==null;!I||!kd.value.length||(U.length===3&&B.length===3?Dt(Rn(U,Qi.peek()?.eye??[1e9,0,0]))>1e-9&&(Qi.value={eye:U,target:B,up:I.up}):$||(Qi.value=zp()),v={name:T.name,known:se})}),Lt(()=>{Xg(),za.value,g()})],w=new Map,b=null,C=T=>{let I=r.getBoundingClientRect();return[T.clientX-I.left,T.clientY-I.top]},S=(T,I,U)=>{if(!u||!ks.peek().tip||u.figure.tip.link<0)return null;let B=Qn.peek().goal??We(gt(u.frames[u.figure.tip.link],u.figure.tip.frame)),[se,$]=po(u.camera,an.width,an.height)(B);return Math.hypot(se-T,$-I)<U?B:null},x=T=>{if(T.button>2||T.target.closest("button,.menu,.scene-words"))return;if(r.focus({preventScroll:!0}),r.setPointerCapture(T.pointerId),w.set(T.pointerId,[T.clientX,T.clientY]),w.size>1){A();return}let[I,U]=C(T),B=T.pointerType==="touch",se=T.button===0&&!T.shiftKey?S(I,U,B?36:22):null,$=ks.peek().link,X=T.button===0&&!T.shiftKey&&!se&&$&&u?qr?.pick(u,I,U)??null:null;se?b={kind:"tip",depth:se}:X?(b={kind:"link",hit:X,depth:X.point},$?.(X,X.point,"start")):b={kind:T.button||T.shiftKey?"pan":"turn"},r.dataset.held=b.kind,T.preventDefault()},A=()=>{b?.kind==="tip"&&ks.peek().tip?.(b.depth,"end"),b?.kind==="link"&&ks.peek().link?.(b.hit,b.depth,"end"),b=null,delete r.dataset.held},O=T=>{let I=w.get(T.pointerId);if(!I){T.pointerType==="mouse"&&ks.peek().tip&&r.classList.toggle("over-tip",!!S(...C(T),22));return}let[U,B]=[T.clientX-I[0],T.clientY-I[1]],se=[...w].filter(([$])=>$!==T.pointerId);if(w.set(T.pointerId,[T.clientX,T.clientY]),se.length===1){let[,[$,X]]=se[0],te=Math.hypot(I[0]-$,I[1]-X),ce=Math.hypot(T.clientX-$,T.clientY-X);te>0&&ce>0&&il(te/ce),kc(U/2/an.height,B/2/an.height)}else b?.kind==="turn"?wh(U*2.4/an.height*1.6,B*2.4/an.height):b?.kind==="pan"?kc(U/an.height,B/an.height):b&&u&&(b.depth=px(u.camera,b.depth,...C(T),an.width,an.height),b.kind==="tip"?ks.peek().tip?.(b.depth,"move"):ks.peek().link?.(b.hit,b.depth,"move"))},N=T=>{w.delete(T.pointerId),w.size||A()},k=T=>{T.preventDefault(),il(Math.exp(Math.max(-80,Math.min(80,T.deltaY*(T.deltaMode?16:1)))*.0018))},V=T=>{if(T.ctrlKey||T.metaKey||T.altKey||T.target!==r)return;let I=T.shiftKey?.06:.12,U=T.shiftKey?{ArrowLeft:()=>kc(I,0),ArrowRight:()=>kc(-I,0),ArrowUp:()=>kc(0,I),ArrowDown:()=>kc(0,-I)}:{ArrowLeft:()=>wh(I,0),ArrowRight:()=>wh(-I,0),ArrowUp:()=>wh(0,I),ArrowDown:()=>wh(0,-I)};Object.assign(U,{"+":()=>il(.88),"=":()=>il(.88),"-":()=>il(1.14),Home:Nc}),U[T.key]&&(T.preventDefault(),U[T.key]())},G=T=>T.preventDefault();return r.addEventListener("pointerdown",x),r.addEventListener("pointermove",O),r.addEventListener("pointerup",N),r.addEventListener("pointercancel",N),r.addEventListener("wheel",k,{passive:!1}),r.addEventListener("keydown",V),r.addEventListener("contextmenu",G),r.addEventListener("dblclick",Nc),()=>{y.forEach(T=>T()),m.disconnect(),cancelAnimationFrame(c),qr?.dispose(),qr=null}},[]);let s=rt.value.name;return p("div",{class:"scene",ref:n,tabIndex:0,role:"application","aria-label":`${s} in space. Arrow keys turn, with Shift they move, plus and minus zoom, Home shows all.`,children:[p("canvas",{class:"scene-words-layer",ref:e,"aria-hidden":"true"}),t.value==="canvas"&&!i.value&&p("p",{class:"scene-note",children:"Without WebGL: a plain drawing"}),i.value&&p("p",{class:"scene-note",children:"The graphics card is busy: a plain drawing until it is free"}),!As.value&&p("p",{class:"scene-note",children:"This robot is not known in this page"}),p("div",{class:"scene-tools",children:[p(FP,{}),p(yn,{icon:"target",label:"Show the whole arm",keys:"Home",onClick:Nc}),p(yn,{icon:"plus",label:"Zoom in",keys:"+",onClick:()=>il(.8),kind:"fine-only"}),p(yn,{icon:"minus",label:"Zoom out",keys:"-",onClick:()=>il(1.25),kind:"fine-only"})]})]})}function Fc(n){let e=Pt.peek().layers;vn({layers:e.includes(n)?e.filter(t=>t!==n):[...e,n]})}function FP(){return p(fo,{label:"What is shown",icon:"layers",align:"right",items:()=>[...zl.map(([n,e])=>({title:e,checked:Pt.value.layers.includes(n),run:()=>Fc(n),stay:!0})),{title:"From the front",icon:"eye",run:()=>Dc("front"),apart:!0},{title:"From the side",icon:"eye",run:()=>Dc("side")},{title:"From above",icon:"eye",run:()=>Dc("top")},{title:"Standard view",icon:"eye",run:()=>Dc("corner")}]})}var xM=()=>$g;function bM(){let n=Xg();if(!n||n.figure.tip.link<0)return null;let[e,t]=po(n.camera,an.width,an.height)(We(gt(n.frames[n.figure.tip.link],n.figure.tip.frame)));return[e,t]}var Yg="#d=",MM=2e5,OP=4<<20,Jg="Ask for the link again, or for the saved file.";async function SM(n,e=1/0){let t=[],i=0,s=n.getReader();for(;;){let{done:a,value:l}=await s.read();if(a)break;if(i+=l.length,i>e)throw await s.cancel(),new ai(`The document in this link is larger than ${e>>20} MB.`,Jg);t.push(l)}let r=new Uint8Array(i),o=0;for(let a of t)r.set(a,o),o+=a.length;return r}var wM=(n,e)=>new Blob([n]).stream().pipeThrough(e);async function AM(n){let e=new TextEncoder().encode(JSON.stringify(n)),t=await SM(wM(e,new CompressionStream("deflate-raw"))),i="";for(let s of t)i+=String.fromCharCode(s);return Yg+btoa(i).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function jg(n){if(!n.startsWith(Yg))return null;if(n.length>MM)throw new ai(`This link is too long: ${n.length} characters; at most ${MM}.`,Jg);let e;try{let t=atob(n.slice(Yg.length).replaceAll("-","+").replaceAll("_","/"));e=await SM(wM(Uint8Array.from(t,i=>i.charCodeAt(0)),new DecompressionStream("deflate-raw")),OP)}catch(t){throw t instanceof ai?t:new ai("This link is damaged: part of it may be missing.",Jg)}return wu(new TextDecoder().decode(e))}function Hi(n,e,t="text/plain"){let i=URL.createObjectURL(typeof e=="string"?new Blob([e],{type:t}):e);Object.assign(document.createElement("a"),{href:i,download:n}).click(),setTimeout(()=>URL.revokeObjectURL(i),1e4)}var es=n=>n.replace(/[^\p{L}\p{N}._-]+/gu,"-").replace(/^[-.]+|-+$/g,"")||"robot",Oc=()=>Hi(`${es(Un.peek().model.name)}.isodyn.json`,R_(Un.peek()),"application/json");function Uc(n){return new Promise(e=>{let t=Object.assign(document.createElement("input"),{type:"file",accept:n});t.addEventListener("change",()=>e(t.files?.[0]??null)),t.addEventListener("cancel",()=>e(null)),t.click()})}var TM="isodyn-workbench";function EM(){let n=0;return Lt(()=>{let e=JSON.stringify(Un.value);clearTimeout(n),n=window.setTimeout(()=>{try{localStorage.setItem(TM,e)}catch{}},400)})}function CM(){let n=null;try{n=localStorage.getItem(TM)}catch{return null}return n===null?null:wu(n)}var Hp=pe([]),Ah=Fe(()=>[...Hp.value].sort((n,e)=>n.key.localeCompare(e.key)));function Ai(n){Hp.value=[...Hp.peek().filter(e=>e.id!==n.id),n],wn({id:`go.${n.id}`,title:`Go to ${n.title}`,words:"screen open show",keys:`Alt+${n.key}`,run:()=>Ls(n.id)})}var Ls=n=>vn({screen:n}),Th=Fe(()=>Hp.value.find(n=>n.id===Pt.value.screen)??Ah.value[0]);var sl=pe(!1);function UP(n,e){let t=n.title.toLowerCase(),i=`${n.words??""} ${n.id}`.toLowerCase(),s=1;for(let r of e){let o=t.indexOf(r);if(o===0)s+=6;else if(o>0&&/\W/.test(t[o-1]))s+=4;else if(o>0)s+=2;else if(i.includes(r))s+=1;else return 0}return s}function RM(){return sl.value?p(BP,{}):null}function BP(){let n=hn(""),e=hn(0),t=qt(null),i=()=>{sl.value=!1};St(()=>{let u=document.activeElement;return t.current?.showModal(),t.current?.querySelector("input")?.focus(),()=>u?.focus?.()},[]);let s=n.value.toLowerCase().split(/\s+/).filter(Boolean),r=`${Th.value?.id}.`,o=M_().map(u=>({action:u,fit:UP(u,s)})).filter(({fit:u})=>u>0).map(({action:u,fit:h})=>({action:u,fit:h+(u.id.startsWith(r)?.5:0)-(Fl(u)?0:.7)})).sort((u,h)=>h.fit-u.fit).map(({action:u})=>u).slice(0,60),a=Math.min(e.value,o.length-1),l=(u,h=!1)=>{if(u){if(h)return u.python?.()?(i(),void Ut(u.python(),"Python")):void 0;Fl(u)&&(i(),u.run())}},c=u=>{if(u.key==="ArrowDown")e.value=Math.min(a+1,o.length-1);else if(u.key==="ArrowUp")e.value=Math.max(a-1,0);else if(u.key==="Enter")l(o[a],u.altKey);else return;u.preventDefault(),queueMicrotask(()=>t.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"}))};return p("dialog",{class:"palette",ref:t,"aria-label":"Search actions",onCancel:u=>(u.preventDefault(),i()),onMouseDown:u=>u.target===t.current&&i(),children:p("div",{class:"palette-inner",children:[p("input",{type:"text",role:"combobox","aria-expanded":"true","aria-controls":"palette-list","aria-activedescendant":a>=0?`palette-${a}`:void 0,"aria-label":"Search actions",placeholder:"What do you want to do?",autocomplete:"off",spellcheck:!1,value:n.value,onInput:u=>(n.value=u.target.value,e.value=0),onKeyDown:c}),p("ul",{id:"palette-list",role:"listbox","aria-label":"Actions",children:[o.map((u,h)=>p("li",{id:`palette-${h}`,role:"option","aria-selected":h===a,"aria-disabled":!Fl(u),onPointerMove:()=>e.value=h,onClick:d=>l(u,d.altKey),children:[p("span",{children:u.title}),u.python&&h===a&&u.python()!==""&&p("small",{children:[gs("Alt+Enter")," copies Python"]}),u.keys&&p("kbd",{children:gs(u.keys.split(" ")[0])})]},u.id)),!o.length&&p("li",{class:"nothing",role:"option","aria-selected":"false","aria-disabled":"true",children:"Nothing is called that. Try “pose”, “torque”, “CSV”."})]})]})})}async function Eh(){return location.href.split("#")[0]+await AM(Un.peek())}async function Kg(n){try{if(/\.json$/i.test(n.name))xs(`Open ${n.name}`,wu(await n.text()),!0);else if(ui==="served"){let e=await Z_(n);e.document?xs(`Open ${n.name}`,e.document,!0):e.robot?(Ua(e.robot.model,e.robot.structure),xs(`Open ${n.name}`,Rr(e.robot.model,e.robot.structure.neutral))):e.motion&&Vt(`Open ${n.name}`,()=>({motion:e.motion}));for(let t of e.robot?.remarks.filter(i=>i.level==="error").slice(0,1)??[])dn(`${t.text} ${t.remedy}`,"error")}else throw new ai(`${n.name} cannot be read without the server.`,"Start “isodyn workbench” for URDF, MJCF, TOML and zip; documents (.json) open anywhere.");Pt.peek().screen==="start"&&Ls("model"),dn(`${n.name} opened.`)}catch(e){dn(e instanceof ai?`${e.message} ${e.remedy}`:e.message,"error")}}var rl=async()=>{let n=await Uc(ui==="served"?".json,.urdf,.xml,.mjcf,.toml,.zip,.csv":".json,.csv");n&&await Kg(n)},zP=async()=>Hi(`${es(Un.peek().model.name)}.png`,await vM());wn({id:"edit.undo",title:"Undo",keys:"Mod+Z",run:D_,able:()=>Ea.value!==""},{id:"edit.redo",title:"Redo",keys:"Mod+Shift+Z Mod+Y",run:N_,able:()=>Ca.value!==""},{id:"file.save",title:"Save to a file",words:"download document json",keys:"Mod+S",run:Oc,python:()=>""},{id:"file.open",title:"Open a file …",words:"load urdf mjcf toml json zip csv",keys:"Mod+O",run:()=>{rl()},python:()=>`import isodyn as iso

robot = iso.load("path/to/robot.urdf")
`},{id:"file.share",title:"Copy a link to this document",words:"share url",keys:"Mod+Shift+L",run:()=>{Eh().then(n=>Ut(n,`A link of ${n.length} characters`))}},{id:"file.python",title:"Copy the robot as Python",words:"code script",run:()=>{Ut(tn(),"Python")},python:lo},{id:"file.picture",title:"Save the picture of the arm (PNG)",words:"screenshot image",run:()=>{zP()},python:()=>tn("fig = iso.draw(robot)")},{id:"file.print",title:"Print",keys:"Mod+P",run:()=>print()},{id:"view.palette",title:"Search actions",keys:"Mod+K",run:()=>{sl.value=!sl.peek()}},{id:"view.units",title:"Switch between degrees and radians",words:"deg rad units",keys:"Alt+D",run:()=>vn({degrees:!Pt.peek().degrees})},{id:"view.theme",title:"Next theme",words:"dark light projector",run:ix},...Ba.map(([n,e])=>({id:`view.theme-${n}`,title:`Theme: ${e}`,words:"colours mode",run:()=>vn({theme:n})})),{id:"view.frame",title:"Show the whole arm",words:"camera reset fit",run:Nc},...["front","side","top"].map(n=>({id:`view.from-${n}`,title:`Look from ${n==="top"?"above":`the ${n}`}`,words:"camera",run:()=>Dc(n)})),...zl.map(([n,e])=>({id:`view.layer-${n}`,title:`Show or hide: ${e}`,words:"layer scene",run:()=>Fc(n)})),{id:"play.toggle",title:"Play or pause",keys:"Space",run:Du,able:()=>$t.value!==null},{id:"play.next",title:"One step on",keys:".",run:()=>ka(1),able:()=>$t.value!==null},{id:"play.back",title:"One step back",keys:",",run:()=>ka(-1),able:()=>$t.value!==null},{id:"play.first",title:"To the start of the motion",run:()=>os(0),able:()=>$t.value!==null},{id:"play.loop",title:"Play again and again, or once",run:()=>{rs.value=!rs.peek()},able:()=>$t.value!==null},...Ia.map(n=>({id:`play.speed-${n}`,title:`Speed ${n} ×`,words:"slow fast motion",run:()=>{Ss.value=n},able:()=>$t.value!==null})));var Co=class extends Error{},PM=["screen","pose","motion","simulation","layers","robot","walk"],IM={tau:[1,1],q:[1,1],qd:[1,1],qdd:[1,1],power:[1,1],tip:[1,1],M:[2,2],C:[2,2],g:[1,1],energy:[0,0],kinetic:[0,0],potential:[0,0],fall:[1,1],count:[1,2]};function Qg(n){let e={title:"",source:"",robot:"",minutes:0,steps:[]},t=null,i=[],s="text",r=(a,l)=>{throw new Co(`Line ${a+1}: ${l}`)},o=()=>{i.length&&t&&t.text.push(i.join(" ")),i=[]};if(n.replace(/^\ufeff/,"").split(/\r\n|\r|\n/).forEach((a,l)=>{let c=a.trim();if(c.startsWith("## ")){o(),t={title:c.slice(3).trim(),text:[],show:[],question:null},e.steps.push(t),s="text";return}let[,u,h]=/^(title|source|robot|minutes|show|predict|choose|value|within|why):\s*(.*)$/.exec(c)??[null,"",""];if(!t){if(!c)return;u==="minutes"?e.minutes=Zg(h,l,r):u==="title"||u==="source"||u==="robot"?e[u]=h:r(l,`"${c}" stands before the first step; a lesson begins with title:, source:, robot: and minutes:, steps with "## "`);return}let d=t;if(!c){o(),s="text";return}if(u==="show"){let[f,...g]=h.split(/\s+/);PM.includes(f)||r(l,`nothing is called "${f}" to be shown; there are ${PM.join(", ")}`),d.show.push({what:f,words:g});return}if(u==="predict"||u==="choose"){d.question&&r(l,'a step has one question; begin another step with "## "');let f=/\[([^\]]*)\]/.exec(h)?.[1]??"";d.question={kind:u,text:h,unit:f,value:null,within:.05,options:[],right:-1,why:""},s="question";return}if(u==="value"||u==="within"||u==="why"){let f=d.question??r(l,`"${u}:" belongs to a question; write predict: or choose: first`);u==="value"?f.value=VP(h,l,r):u==="within"?f.within=Zg(h.replace(/%\s*$/,""),l,r)/(h.trim().endsWith("%")?100:1):(f.why=h,s="why");return}if(d.question?.kind==="choose"&&c.startsWith("- ")&&s!=="why"){let f=c.endsWith("*");f&&d.question.right>=0&&r(l,"two options have a star; one is right"),f&&(d.question.right=d.question.options.length),d.question.options.push(c.slice(2).replace(/\*$/,"").trim());return}s==="why"&&d.question?d.question.why+=` ${c}`:i.push(c)}),o(),!e.title)throw new Co('Line 1: a lesson begins with "title: ..."');if(!e.steps.length)throw new Co('The lesson has no step; a step begins with "## " and its title');for(let{title:a,question:l}of e.steps){if(l?.kind==="predict"&&!l.value)throw new Co(`Step "${a}": predict: needs a line "value: ..."`);if(l?.kind==="choose"&&(l.options.length<2||l.right<0))throw new Co(`Step "${a}": choose: needs two options at least ("- ..."), the right one with a star behind it`)}return e}function Zg(n,e,t){let i=Number(n.trim());return n.trim()&&Number.isFinite(i)?i:t(e,`"${n}" is not a number`)}function VP(n,e,t){let i=n.trim().split(/\s+/),s=null;(i[0]==="peak"||i[0]==="rms")&&(s=i.shift());let r=i.indexOf("at");r>=0&&((s!==null||i.length<r+2||(i[r+2]??"s")!=="s")&&t(e,`"${n}": a time is written "at 2.5 s"`),s=Zg(i[r+1],e,t),i=i.slice(0,r));let[o,...a]=i,l=IM[o];return l?a.length<l[0]||a.length>l[1]?t(e,`"${o}" takes ${l[0]} words, and ${a.length} came`):o==="tip"&&!["x","y","z"].includes(a[0])?t(e,`"tip" takes x, y or z, and "${a[0]}" came`):!["tip","count"].includes(o)&&!a.every(c=>/^[1-9]\d?$/.test(c))?t(e,`"${n}": joints, rows and columns are numbers from 1 on`):{quantity:o,of:a,when:s}:t(e,`nothing is called "${o}" to be computed; there are ${Object.keys(IM).join(", ")}`)}var HP=1e-6;function kM(n,e,t){let i=Math.abs(t)>HP?Math.abs(e-t)/Math.abs(t):Math.abs(e);return{right:i<=n.within,off:i}}function LM(n,e){let t=Array.from({length:e},(i,s)=>n.duration*s/(e-1));return Float64Array.from([...new Set([...t,...n.breaks])].sort((i,s)=>i-s))}function Ch(n,e,t,i,s){let{n:r}=n,o=()=>Array.from({length:r},()=>new Float64Array(i.length)),a=e.manifest.arrays.frames.size,l={t:i,q:o(),qd:o(),qdd:o(),tau:o(),inertia:o(),coriolis:o(),gravity:o(),friction:o(),power:o(),kinetic:new Float64Array(i.length),potential:new Float64Array(i.length),frames:new Float64Array(a*i.length)},c=u=>e.array(e.manifest.functions[u].outputs[0]);return i.forEach((u,h)=>{let{q:d,qd:f,qdd:g}=t.at(u);e.set({q:d,qd:f,qdd:g,wrench:s});for(let S of["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque","energies","frames"])e.run(S);let[_,m,v,y,w]=["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque"].map(c);for(let S=0;S<r;S++)l.q[S][h]=d[S],l.qd[S][h]=f[S],l.qdd[S][h]=g[S],l.tau[S][h]=_[S],l.inertia[S][h]=Kn(m.subarray(r*S,r*S+r),g),l.coriolis[S][h]=Kn(v.subarray(r*S,r*S+r),f),l.gravity[S][h]=y[S],l.friction[S][h]=w[S],l.power[S][h]=_[S]*f[S];let[b,C]=c("energies");l.kinetic[h]=b,l.potential[h]=C,l.frames.set(c("frames"),a*h)}),l}function ua(n,e){let t=0,i=0;for(let r=0;r<e.length;r++)Math.abs(e[r])>Math.abs(e[t])&&(t=r),r>0&&(i+=.5*(n[r]-n[r-1])*(e[r]**2+e[r-1]**2));let s=n[n.length-1]-n[0];return{peak:e[t],at:n[t],rms:s>0?Math.sqrt(i/s):Math.abs(e[t]??0)}}function DM(n,e){let t=["inertia","coriolis","gravity","friction"],i=t.map(r=>ua(n.t,n[r][e]).rms),s=i.reduce((r,o)=>r+o,0);return Object.fromEntries(t.map((r,o)=>[r,s>0?i[o]/s:0]))}var NM={"three-link":{kind:"dh",name:"three-link",convention:"standard",rows:[{name:"joint1",link:"link1",joint:"R",a:.3,alpha:0,d:0,theta:0,mass:.5,com:[-.15,0,0],inertia:[4166666666666667e-21,.00375,.00375,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:.25,alpha:0,d:0,theta:0,mass:.4,com:[-.125,0,0],inertia:[33333333333333337e-22,.0020833333333333333,.0020833333333333333,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"R",a:.22,alpha:0,d:0,theta:0,mass:.3,com:[-.11,0,0],inertia:[25e-7,.00121,.00121,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,-9.81,0],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]},puma560:{kind:"dh",name:"puma560",convention:"standard",rows:[{name:"joint1",link:"link1",joint:"R",a:0,alpha:1.5707963267948966,d:.67183,theta:0,mass:0,com:[0,0,0],inertia:[0,.35,0,0,0,0],lower:-2.792526803190927,upper:2.792526803190927,velocity:null,effort:null,viscous:5.801821767950799,coulomb:[24.7313845,-27.2358285],static:[24.7313845,-27.2358285],rotor_inertia:2e-4,gear_ratio:-62.6111,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:.4318,alpha:0,d:0,theta:0,mass:17.4,com:[-.3638,.006,.2275],inertia:[.13,.524,.539,0,0,0],lower:-.7853981633974483,upper:3.9269908169872414,velocity:null,effort:null,viscous:9.496868641825,coulomb:[13.58469,-7.654864999999999],static:[13.58469,-7.654864999999999],rotor_inertia:2e-4,gear_ratio:107.815,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"R",a:.0203,alpha:-1.5707963267948966,d:.15005,theta:0,mass:4.8,com:[-.0203,-.014100000000000001,.07],inertia:[.066,.086,.0125,0,0,0],lower:-3.9269908169872414,upper:.7853981633974483,velocity:null,effort:null,viscous:3.9804259903721997,coulomb:[7.0892316,-5.639161499999999],static:[7.0892316,-5.639161499999999],rotor_inertia:2e-4,gear_ratio:-53.7063,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint4",link:"link4",joint:"R",a:0,alpha:1.5707963267948966,d:.4318,theta:0,mass:.82,com:[0,.019000000000000017,0],inertia:[.0018,.0013,.0018,0,0,0],lower:-1.9198621771937625,upper:2.9670597283903604,velocity:null,effort:null,viscous:.411645229697152,coulomb:[.85160768,-1.28501516],static:[.85160768,-1.28501516],rotor_inertia:33e-6,gear_ratio:76.0364,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint5",link:"link5",joint:"R",a:0,alpha:-1.5707963267948966,d:0,theta:0,mass:.34,com:[0,0,0],inertia:[3e-4,4e-4,3e-4,0,0,0],lower:-1.7453292519943295,upper:1.7453292519943295,velocity:null,effort:null,viscous:.4272830209354,coulomb:[.6660069799999999,-1.0428835],static:[.6660069799999999,-1.0428835],rotor_inertia:33e-6,gear_ratio:71.923,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint6",link:"link6",joint:"R",a:0,alpha:0,d:0,theta:0,mass:.09,com:[0,0,.032],inertia:[15e-5,15e-5,4e-5,0,0,0],lower:-4.642575810304916,upper:4.642575810304916,velocity:null,effort:null,viscous:.2158232532732,coulomb:[.30367656000000004,-.8052030000000001],static:[.30367656000000004,-.8052030000000001],rotor_inertia:33e-6,gear_ratio:76.686,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,0,-9.81],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]},stanford:{kind:"dh",name:"stanford",convention:"standard",rows:[{name:"joint1",link:"link1",joint:"R",a:0,alpha:-1.5707963267948966,d:.412,theta:0,mass:9.29,com:[0,.017500000000000016,-.1105],inertia:[.276,.255,.071,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:0,alpha:1.5707963267948966,d:.154,theta:0,mass:5.01,com:[0,-1.054,0],inertia:[.108,.018,.1,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"P",a:0,alpha:0,d:0,theta:-1.5707963267948966,mass:4.25,com:[0,0,-6.447],inertia:[2.51,2.51,.006,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint4",link:"link4",joint:"R",a:0,alpha:-1.5707963267948966,d:0,theta:0,mass:1.08,com:[0,.092,-.054],inertia:[.002,.001,.001,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint5",link:"link5",joint:"R",a:0,alpha:1.5707963267948966,d:0,theta:0,mass:.63,com:[0,0,.566],inertia:[.003,.003,4e-4,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint6",link:"link6",joint:"R",a:0,alpha:0,d:.263,theta:0,mass:.51,com:[0,0,1.5540000000000003],inertia:[.013,.013,3e-4,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,0,-9.81],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]},kr5:{kind:"dh",name:"kr5",convention:"modified",rows:[{name:"joint1",link:"link1",joint:"R",a:0,alpha:0,d:.4,theta:0,mass:16.038,com:[.104667,.005077,.059035],inertia:[.176938765,.266532371,.262222375,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:.18,alpha:1.5707963267948966,d:0,theta:0,mass:7.988,com:[.267012,0,0],inertia:[.271640468,.276878849,.021894253,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"R",a:.6,alpha:0,d:0,theta:0,mass:12.973,com:[.087677,-.034263,.007779],inertia:[.388988085,.376583684,.10414629,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint4",link:"link4",joint:"R",a:.12,alpha:1.5707963267948966,d:.62,theta:0,mass:2.051,com:[-33e-6,.007634,-.109372],inertia:[.004767354,.010122217,.01210886,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint5",link:"link5",joint:"R",a:0,alpha:-1.5707963267948966,d:0,theta:0,mass:.811,com:[0,.032618,-.009789],inertia:[760688e-9,.001783961,.001801078,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint6",link:"link6",joint:"R",a:0,alpha:1.5707963267948966,d:0,theta:0,mass:.008,com:[0,0,.111885],inertia:[3113e-9,1512e-9,1652e-9,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,0,-9.81],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]}};function Gp(n){let e=n.trim().replace(/\u2212/g,"-");if(!e)return NaN;let t=/^[^.]*,[^.,]*$/.test(e)?e.replace(",","."):e.replace(/(?<=\d)[ \u00a0\u202f'](?=\d{3})/g,"");return/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(t)?Number(t):NaN}function ev(n){let e=n.replace(/^\ufeff/,"").split(/\r\n|\r|\n/);for(;e.length&&!e[e.length-1].trim();)e.pop();let t=e.find(r=>r.trim())??"",i=r=>FM(t,r).length,s=["	",";",","].reduce((r,o)=>i(o)>i(r)?o:r);return e.filter(r=>r.trim()).map(r=>FM(r,s).map(o=>o.trim()))}function FM(n,e){let t=[],i="",s=!1;for(let r=0;r<n.length;r++){let o=n[r];o==='"'?s&&n[r+1]==='"'?(i+='"',r++):s=!s:o===e&&!s?(t.push(i),i=""):i+=o}return[...t,i]}function Bc(n){let e=s=>/[",\n]/.test(s)?`"${s.replace(/"/g,'""')}"`:s,t=n.map(({name:s,unit:r})=>e(r?`${s} [${r}]`:s)).join(","),i=Array.from({length:n[0]?.values.length??0},(s,r)=>n.map(({values:o})=>String(o[r])).join(","));return[t,...i].join(`
`)+`
`}var OM={"":1,s:1,ms:.001,rad:1,deg:Math.PI/180,"°":Math.PI/180,m:1,mm:.001};function Wp(n,e){let t=ev(n);if(t.length<3)throw new Error("A motion needs a header and two rows at least: t, q_1, q_2, ...");let i=t[0].map(d=>{let[,f,g]=/^(.*?)\s*(?:[[(](.*)[\])])?$/.exec(d);return{name:f.trim(),unit:(g??"").trim()}}),s=d=>{let f=i.findIndex(g=>g.name.toLowerCase()===d.toLowerCase());if(f<0)return-1;if(!(i[f].unit in OM))throw new Error(`Column "${t[0][f]}": the unit must be one of rad, deg, m, mm, s, ms`);return f},r=e.joints.flatMap(d=>d.nq===1?[d.name]:Array.from({length:d.nq},(f,g)=>`${d.name}_${g+1}`)),o=[s("t"),s("time")].find(d=>d>=0)??-1;if(o<0)throw new Error(`No column "t": the first line must name the columns, t and ${r.slice(0,2).join(", ")} ..., or q_1, q_2 ...`);let a=r.map((d,f)=>[s(`q_${f+1}`),s(`q${f+1}`),s(d)].find(g=>g>=0)??-1),l=a.findIndex(d=>d<0);if(l>=0)throw new Error(`No column "q_${l+1}" or "${r[l]}": every joint needs one`);let c=(d,f)=>{let g=Gp(t[d][f]??"");if(!Number.isFinite(g))throw new Error(`Line ${d+1}, column "${t[0][f]}": "${t[d][f]??""}" is not a number`);return g*OM[i[f].unit]},u=[],h=[];for(let d=1;d<t.length;d++){let f=c(d,o);if(u.length&&f<=u[u.length-1])throw new Error(`Line ${d+1}: times must increase; ${f} s comes after ${u[u.length-1]} s`);u.push(f),h.push(a.map(g=>c(d,g)))}return{t:u,q:h}}var WP=60,qP=1e-11,$P=.01;function qp(n,e,t,i,s,r){let{n:o}=n,a=r.attitude?6:3,l=n.joints.flatMap(y=>y.lower.map(w=>w??-1/0)),c=n.joints.flatMap(y=>y.upper.map(w=>w??1/0)),u=n.links[t].body,h=y=>{let w=Rn(We(i),We(y));if(!r.attitude)return w;let b=Ra(Vs(nn(i),kr(nn(y))));return[...w,...b.map(C=>C*r.scale)]},d=y=>{let w=y.slice(0,a*o);for(let b=3*o;b<a*o;b++)w[b]*=r.scale;return w},f=Array.from(s,(y,w)=>Math.min(Math.max(y,l[w]),c[w])),g=e(f),_=bs(n,g,t),m=h(_),v=.001;for(let y=0;y<WP&&Dt(m)>qP*r.scale;y++){let w=d(Iu(n,g,u,We(_))),b=new Float64Array(o*o),C=new Array(o).fill(0),S=0;for(let I=0;I<o;I++){for(let U=0;U<a;U++)C[I]+=w[U*o+I]*m[U];for(let U=0;U<o;U++)for(let B=0;B<a;B++)b[o*I+U]+=w[B*o+I]*w[B*o+U];S+=b[o*I+I]/o}let x=C.map((I,U)=>f[U]<=l[U]&&I<0||f[U]>=c[U]&&I>0);for(let I=0;I<o;I++)if(x[I]){for(let U=0;U<o;U++)b[o*I+U]=b[o*U+I]=0;b[o*I+I]=S||1,C[I]=0}for(let I=0;I<o;I++)b[o*I+I]+=v*(S||1);let A=Md(b,C);if(!A){v=Math.max(v*10,1e-6);continue}let O=Math.max(...A.map(Math.abs)),N=O>.5?.5/O:1,k=f.map((I,U)=>Math.min(Math.max(I+N*A[U],l[U]),c[U])),V=e(k),G=bs(n,V,t),T=h(G);if(Dt(T)<Dt(m))[f,g,_,m]=[k,V,G,T],v=Math.max(v/5,1e-12);else if(v*=4,v>1e6)break}return XP(n,f,_,i,d(Iu(n,e(f),u,We(_))),a,r,l,c)}function XP(n,e,t,i,s,r,o,a,l){let{n:c}=n,u=Dt(Rn(We(i),We(t))),h=o.attitude?Dt(Ra(Vs(nn(i),kr(nn(t))))):0,d=Math.min(r,c),f=new Float64Array(r*r);for(let C=0;C<r;C++)for(let S=0;S<r;S++)for(let x=0;x<c;x++)f[r*C+S]+=s[C*c+x]*s[S*c+x];let g=Gl(f,r).values.map(C=>Math.sqrt(Math.max(C,0))),_=g[r-1],m=_>0?g[r-d]/_:0,v=n.joints.filter(C=>C.nv===1&&(e[C.v]<=a[C.v]||e[C.v]>=l[C.v])),y=u<=1e-6*Math.max(o.scale,.001)&&h<=1e-6,w=m<$P,b=[];if(!y){let C=o.attitude?` and ${(h*180/Math.PI).toPrecision(3)}°`:"";b.push(`Out of reach: the nearest pose found stays ${(1e3*u).toPrecision(3)} mm${C} away`)}return v.length&&b.push(`${v.map(C=>C.name).join(", ")} at a limit`),w&&b.push("the arm is close to a singular pose: some directions cannot be moved in"),{q:e,distance:u,angle:h,reached:y,manipulability:m,singular:w,limits:v.map(C=>C.name),words:b.length?`${b.join("; ")}.`:""}}var ol=class{constructor(e,t){this.knots=e;this.coefficients=t;this.duration=e[e.length-1],this.n=t[0][0].length,this.breaks=e.slice(1,-1)}knots;coefficients;duration;n;breaks;at(e){let t=Math.min(Math.max(e,0),this.duration),i=YP(this.knots,t),s=t-this.knots[i],r=this.coefficients[i],o=new Array(this.n).fill(0),a=[...o],l=[...o];for(let c=0;c<this.n;c++){let[u,h,d]=[0,0,0];for(let f=r.length-1;f>=0;f--)d=d*s+h,h=h*s+u,u=u*s+r[f][c];[o[c],a[c],l[c]]=[u,h,2*d]}return{q:o,qd:a,qdd:l}}};function YP(n,e){let t=0,i=n.length-2;for(;t<i;){let s=t+i+1>>1;n[s]<=e?t=s:i=s-1}return t}var Rh=class{constructor(e,t,i){this.q0=e;this.qT=t;this.duration=i;this.n=e.length}q0;qT;duration;n;breaks=[];at(e){let t=Math.min(Math.max(e,0),this.duration),i=2*Math.PI/this.duration,s=this.q0.map((r,o)=>(this.qT[o]-r)/this.duration);return{q:s.map((r,o)=>this.q0[o]+r*(t-Math.sin(i*t)/i)),qd:s.map(r=>r*(1-Math.cos(i*t))),qdd:s.map(r=>r*(i*Math.sin(i*t)))}}};function BM(n,e,t){let i=n.map(()=>0),s=e.map((o,a)=>o-n[a]),r=(o,a)=>s.map(l=>o*l/t**a);return new ol([0,t],[[[...n],i,i,r(10,3),r(-15,4),r(6,5)]])}function zM(n,e,t,i){let r=Math.min(Math.max(i,1e-6),.5)*t,o=1/(t-r),a=o/r,l=.5*o*r,c=t-2*r,u=e.map((d,f)=>d-n[f]),h=(d,f,g)=>[u.map((_,m)=>n[m]+d*_),u.map(_=>f*_),u.map(_=>g*_)];return c<=4*Number.EPSILON*t?new ol([0,.5*t,t],[h(0,0,.5*a),h(.5,o,-.5*a)]):new ol([0,r,r+c,t],[h(0,0,.5*a),h(l,o,0),h(1-l,o,-.5*a)])}function JP(n,e,t){let i=n.slice(1).map((s,r)=>{let o=s-n[r],a=e[r+1].map((l,c)=>l-e[r][c]);return[[...e[r]],[...t[r]],a.map((l,c)=>(3*l-(2*t[r][c]+t[r+1][c])*o)/o**2),a.map((l,c)=>(-2*l+(t[r][c]+t[r+1][c])*o)/o**3)]});return new ol(n,i)}function VM(n,e,t,i){let s=n.slice(1).map((r,o)=>{let a=r-n[o],l=[[...e[o]],[...t[o]],i[o].map(c=>.5*c),[],[],[]];return e[o].forEach((c,u)=>{let h=e[o+1][u]-c-(t[o][u]+.5*i[o][u]*a)*a,d=(t[o+1][u]-t[o][u]-i[o][u]*a)*a,f=(i[o+1][u]-i[o][u])*a**2;l[3].push((10*h-4*d+.5*f)/a**3),l[4].push((-15*h+7*d-f)/a**4),l[5].push((6*h-3*d+.5*f)/a**5)}),l});return new ol(n,s)}function tv(n,e,t,i){let s=n.length,r=e[0].length,o=n.slice(1).map((c,u)=>1/(c-n[u])),a=e.slice(1).map((c,u)=>c.map((h,d)=>(h-e[u][d])/(n[u+1]-n[u]))),l=e.map(()=>new Array(r).fill(0));for(let c=0;c<r;c++){let u=n.map((g,_)=>2*((o[_-1]??0)+(o[_]??0))),h=[...o],d=[...o],f=n.map((g,_)=>3*((a[_-1]?.[c]??0)*(o[_-1]??0)+(a[_]?.[c]??0)*(o[_]??0)));[u[0],d[0],f[0]]=[1,0,t[c]],[u[s-1],h[s-2],f[s-1]]=[1,0,i[c]];for(let g=1;g<s;g++){let _=h[g-1]/u[g-1];u[g]-=_*d[g-1],f[g]-=_*f[g-1]}l[s-1][c]=f[s-1]/u[s-1];for(let g=s-2;g>=0;g--)l[g][c]=(f[g]-d[g]*l[g+1][c])/u[g]}return JP(n,e,l)}function HM(n,e){let t=n[0],i=n.map(o=>o-t),s=i.map(o=>i[i.length-1]-o).reverse(),r=UM(s,[...e].reverse()).map(o=>-o);return tv(i,e,UM(i,e),r)}function UM(n,e){let t=Math.min(4,n.length);return e[0].map((i,s)=>{let r=e.slice(0,t).map(l=>l[s]);for(let l=1;l<t;l++)for(let c=t-1;c>=l;c--)r[c]=(r[c]-r[c-1])/(n[c]-n[c-l]);let[o,a]=[0,0];for(let l=t-1;l>=0;l--)a=a*(n[0]-n[l])+o,o=o*(n[0]-n[l])+r[l];return a})}var $p=class{start;shift;turned;origin;constructor(e,t){this.start=nn(e),this.origin=We(e),this.shift=We(t).map((i,s)=>i-this.origin[s]),this.turned=Ra(Vs(nn(t),kr(this.start)))}get length(){return[Dt(this.shift),Dt(this.turned)]}at(e){let t=Dt(this.turned);return{R:t>0?Vs(bd(this.turned.map(s=>s/t),e*t),this.start):[...this.start],p:this.origin.map((s,r)=>s+e*this.shift[r])}}get slope(){return[...this.shift,...this.turned]}},Xp=class{constructor(e){this.parts=e;let t=0,i=[];e.forEach((s,r)=>{this.starts.push(t),r>0&&i.push(t),i.push(...s.breaks.map(o=>o+t)),t+=s.duration}),this.duration=t,this.n=e[0].n,this.breaks=i}parts;duration;n;breaks;starts=[];at(e){let t=this.parts.length-1;for(;t>0&&e<this.starts[t];)t--;return this.parts[t].at(e-this.starts[t])}};var ha=class extends Error{},GM=160;function qM(n,e,t){if(n.kind==="csv"){let{t:o,q:a}=Wp(n.csv,e);return HM(o,a)}let i=n.waypoints;if(i.length<2)throw new ha("A motion needs two waypoints at least: add where it ends.");if(i.forEach(({t:o,q:a},l)=>{if(a.length!==e.nq)throw new ha(`Waypoint ${l+1} has ${a.length} positions, and the robot has ${e.nq}.`);if(l&&!(o>i[l-1].t))throw new ha(`Waypoint ${l+1} comes at ${o} s, not after the one before (${i[l-1].t} s): times must increase.`)}),e.nq!==e.n)throw new ha("This robot has an attitude among its joints: it can be posed and simulated here; motions of attitudes are made in Python.");let s=i.map(o=>o.t-i[0].t);if(n.kind==="waypoints"){let o=i[0].q.map(()=>0);return tv(s,i.map(a=>a.q),o,o)}let r=i.slice(1).map((o,a)=>{let[l,c,u]=[i[a].q,o.q,s[a+1]-s[a]];return n.kind==="quintic"?BM(l,c,u):n.kind==="trapezoidal"?zM(l,c,u,n.ramp):n.kind==="line"?jP(e,t,l,c,u):new Rh(l,c,u)});return r.length===1?r[0]:new Xp(r)}function jP(n,e,t,i,s){let r=Pu(n);if(r<0)throw new ha("A straight line needs one tip, and this robot has several: take another kind of motion.");let[o,a]=[bs(n,e(t),r),bs(n,e(i),r)],l=new $p(o,a),c=n.n>=6,u=new Rh([0],[1],s),h=c?6:3,d=n.links[r].body,f=w=>{let b=e(w);return Iu(n,b,d,We(bs(n,b,r))).slice(0,h*n.n)},g=[],_=[],m=[],v=[],y=t;for(let w=0;w<=GM;w++){let b=s*w/GM,{q:[C],qd:[S],qdd:[x]}=u.at(b),{R:A,p:O}=l.at(C),N=[A[0],A[1],A[2],O[0],A[3],A[4],A[5],O[1],A[6],A[7],A[8],O[2],0,0,0,1],k=qp(n,e,r,N,y,{attitude:c,scale:.5});if(!k.reached)throw new ha(`The tip cannot follow the line at ${Math.round(100*C)} % of it. ${k.words} Choose postures on the same side of the arm, or closer ones.`);y=k.q;let V=f(y),G=WM(V,l.slope.slice(0,h).map(se=>se*S),n.n),T=1e-5,[I,U]=[1,-1].map(se=>f(y.map(($,X)=>$+se*T*G[X]))),B=l.slope.slice(0,h).map((se,$)=>{let X=0;for(let te=0;te<n.n;te++)X+=(I[$*n.n+te]-U[$*n.n+te])/(2*T)*G[te];return se*x-X});g.push(b),_.push(y),m.push(G),v.push(WM(V,B,n.n))}return VM(g,_,m,v)}function WM(n,e,t){let i=e.length,s=new Float64Array(i*i),r=0;for(let a=0;a<i;a++){for(let l=0;l<i;l++)for(let c=0;c<t;c++)s[i*a+l]+=n[a*t+c]*n[l*t+c];r+=s[i*a+a]}for(let a=0;a<i;a++)s[i*a+a]+=1e-13*r;let o=Md(s,e)??sn(e,0);return Array.from({length:t},(a,l)=>o.reduce((c,u,h)=>c+n[h*t+l]*u,0))}var KP=401;function ZP(n){let e=He.value;return e?.editable?Sd(e,n):Yl(n)??[]}var ei=Fe(()=>{let n=He.value;if(!n)return{law:null,problem:"This robot is not known in this page."};if(!n.editable&&!Zt.value&&Ir.value.kind==="line")return{law:null,problem:""};try{return{law:qM(Ir.value,n,ZP),problem:""}}catch(e){return{law:null,problem:e.message}}}),Ph=Fe(()=>!!Zt.value?.has("inverse_dynamics")&&!!Zt.value.has("frames")&&He.value?.nq===He.value?.n),Gi=Fe(()=>{let[n,e,{law:t}]=[He.value,Zt.value,ei.value];return!n||!e||!t||!Ph.value?null:Ch(n,e,t,LM(t,KP),_t.value.wrench)}),Yp=Fe(()=>{let[,n,e]=/^(payload|speed|gravity|friction):(-?[\d.e+-]+)$/.exec(Pt.value.beside)??[];return n?{what:n,value:Number(e)}:null});function $M({what:n,value:e}){return n==="payload"?e?`with ${e} kg at the tip`:"with nothing at the tip":n==="speed"?`${e} times as fast`:n==="gravity"?"without gravity":"without friction"}var QP=(n,e)=>({duration:n.duration/e,n:n.n,breaks:n.breaks.map(t=>t/e),at:t=>{let{q:i,qd:s,qdd:r}=n.at(t*e);return{q:i,qd:s.map(o=>o*e),qdd:r.map(o=>o*e*e)}}}),XM=Fe(()=>{let[n,e,{law:t},i,s,r]=[He.value,Zt.value,ei.value,Yp.value,rt.value,Gi.value];if(!n||!e||!t||!i||!r||!n.editable||s.kind!=="dh")return null;let o=i.what==="payload"?{...s,payload:{...s.payload,mass:i.value}}:i.what==="friction"?{...s,rows:s.rows.map(u=>({...u,viscous:0,coulomb:[0,0],static:[0,0]}))}:s;e.set({numbers:Lu(o),gravity:i.what==="gravity"?[0,0,0]:s.gravity});let a=i.what==="speed"?QP(t,i.value):t,l=i.what==="speed"?r.t.map(u=>u/i.value):r.t,c=Ch(n,e,a,Float64Array.from(l),_t.value.wrench);return e.set({numbers:n.numbers,gravity:s.gravity}),{...c,t:r.t}});var e3={none:[0,0,0],pd:[1,0,0],pd_gravity:[1,1,0],computed_torque:[0,0,1]},t3=200,Jp=class{constructor(e,t,i,s,r){this.kernels=e;this.driven=t;this.h=i;this.n=r.length,this.board(),e.set({q:s,qd:r}),this.keep(),this.record(new Float64Array(this.n))}kernels;driven;h;index=0;rows=[];snapshots=[];hands=[];n;get t(){return this.index*this.h}get last(){return this.rows[this.index]}step(e){this.index<this.rows.length-1&&this.forget();let t=e?Float64Array.from(e):new Float64Array(this.n);return this.board(),this.kernels.set({q:this.last.q,qd:this.last.qd}),this.hands.push(t),this.advance(t),this.index++,this.index%t3===0&&this.keep(),this.record(t)}rewind(e){return this.index=Math.min(Math.max(Math.round(e),0),this.rows.length-1),this.last}again(){let e=this.snapshots.filter(i=>i.index<=this.index).pop();this.board(),this.kernels.set({q:e.q,qd:e.qd});let t=this.index;for(this.index=e.index;this.index<t;this.index++)this.advance(this.hands[this.index]);return{q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()}}forget(){for(this.rows.length=this.index+1,this.hands.length=this.index;this.snapshots[this.snapshots.length-1].index>this.index;)this.snapshots.pop()}board(){let{robot:e,control:t,kp:i,kd:s}=this.driven;this.kernels.set({...e,control:e3[t],kp:i,kd:s,h:[this.h],wrench:[0,0,0,0,0,0]})}aim(){let{q:e,qd:t,qdd:i}=this.driven.target(this.t);this.kernels.set({t:[this.t],q_ref:e,qd_ref:t,qdd_ref:i})}advance(e){this.aim(),this.kernels.set({tau:e}).run("step"),this.driven.stops&&this.kernels.has("stops")&&this.kernels.run("stops")}keep(){this.snapshots.push({index:this.index,q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()})}record(e){let{kernels:t,h:i}=this,s=t.array("q").slice(),r=t.array("qd").slice();t.run("energies");let[o,a]=t.array("energies"),l=t.has("friction_torque")?t.call("friction_torque"):new Float64Array(this.n);this.aim();let c=n3(t,this.driven,this.driven.target(this.t),s,r),u=f=>r.reduce((g,_,m)=>g+_*f[m],0),h=this.rows[this.index-1],d={t:this.t,q:s,qd:r,motors:c,hands:e.slice(),friction:l,kinetic:o,potential:a,supplied:0,lost:0};if(h){let f=g=>h.qd.reduce((_,m,v)=>_+m*g[v],0);d.supplied=h.supplied+.5*i*(f(h.motors)+u(c)+f(e)+u(e)),d.lost=h.lost+.5*i*(f(h.friction)+u(l))}return this.rows.push(d),d}};function n3(n,{control:e,kp:t,kd:i},s,r,o){let a=o.length;if(e==="none")return new Float64Array(a);if(n.has("motors"))return n.call("motors",{q:r,qd:o});let l=Float64Array.from(o,(c,u)=>t[u]*(s.q[u]-r[u])+i[u]*(s.qd[u]-c));if(e==="pd")return l;if(e==="pd_gravity"){let c=n.call("gravity_torque"),u=n.has("spring_torque")?n.call("spring_torque"):new Float64Array(a);return l.map((h,d)=>h+c[d]+u[d])}return n.call("inverse_dynamics",{qdd:l.map((c,u)=>c+s.qdd[u])})}var pi=pe(!1),al=pe(0),Ih=pe(1),ur=pe(null),zc=Fe(()=>{if(!He.value)return"This robot is not known in this page.";let n=Zt.value;return n&&!n.has("step")?"These kernels have no steps: open the document with “isodyn workbench”.":""}),i3=Fe(()=>{let[n,e,t]=[He.value,rt.value,Qs.value];if(!n||zc.value)return null;let i=t.follow?ei.value.law:null,s=t.qd0.map(()=>0),r={q:t.target,qd:s,qdd:s},o=c=>({...c,viscous:0,coulomb:[0,0],static:[0,0]}),a=e.kind==="dh"&&!t.friction?{...e,rows:e.rows.map(o)}:e,l=()=>n.editable?a.kind==="dh"?{numbers:Lu(a),gravity:e.gravity,tip:Td(a)}:{numbers:n.numbers,gravity:e.gravity}:{};return{control:t.control,kp:t.kp,kd:t.kd,stops:t.stops,target:c=>i?c<=i.duration?i.at(c):{...i.at(i.duration),qd:r.qd,qdd:r.qdd}:r,robot:l()}}),hr=Fe(()=>{let[n,e,t,i]=[i3.value,Zt.value,He.value,Qs.value];return!n||!e||!t||i.q0.length!==t.nq||i.qd0.length!==t.n?null:new Jp(e,n,i.step,i.q0,i.qd0)}),$r=hr,kh=()=>{let n=hr.peek();$l.value=n?Array.from(n.last.q):null,al.value=al.peek()+1};function YM(n){let[e,t,i]=[He.peek(),Zt.peek(),ur.peek()];if(!e||!t||!i||!t.has("frames")||e.n!==e.nq)return;let s=t.call("frames",{q:n.last.q}),r=bs(e,s,i.link),o=wt(r,i.local),a=Rn(i.to,o),l=e.links.reduce((h,d)=>h+d.mass,0)*9.81,c=Math.max(.2,Dt(a)),u=a.map(h=>h/c*l*2);return B_(e,s,e.links[i.link].body,o,u)}function JM(n,e,t){let i=He.peek(),s=hr.peek();if(!i||!s||t==="end")return void(ur.value=null);let r=Math.min(n.link,i.links.length-1);if(t==="start"){let o=Zt.peek()?.call("frames",{q:s.last.q});if(!o||i.links[r].body<0)return;ur.value={link:r,local:wt(uo(bs(i,o,r)),n.point),to:e},pi.peek()||jp()}else ur.peek()&&(ur.value={...ur.peek(),to:e})}function nv(n=1){let e=hr.peek();if(e){for(let t=0;t<n;t++)e.index<e.rows.length-1&&!ur.peek()?e.rewind(e.index+1):e.step(YM(e));kh()}}function Vc(n){pi.value=!1,hr.peek()?.rewind(n),kh()}var jp=()=>{pi.value=!zc.peek()&&hr.peek()!==null},Lh=()=>{pi.value=!1};function iv(){Vc(0)}function sv(){let n=hr.peek();if(!n)return;pi.value=!1,n.rewind(n.rows.length-1);let e=Math.round(Qs.peek().duration/n.h);for(;n.index<e&&n.step().q.every(Number.isFinite););kh()}function jM(){let n=hr.peek();if(!n)return!1;let{q:e,qd:t}=n.again();return[e,t].every((i,s)=>i.every((r,o)=>Object.is(r,(s?n.last.qd:n.last.q)[o])))}var s3=14;function KM(){let n=0,e=[Lt(()=>{hr.value,pi.value=!1,kh()}),Lt(()=>{if(cancelAnimationFrame(n),!pi.value)return;let t=performance.now(),i=0,s=r=>{let o=hr.peek();if(!o||!pi.peek())return;i+=Math.min((r-t)/1e3,.25)*Ss.peek(),t=r;let a=performance.now()+s3,l=0,c=i;for(;i>=o.h&&performance.now()<a;){if(o.t>=Qs.peek().duration-o.h/2&&!ur.peek()&&o.index>=o.rows.length-1){pi.value=!1;break}if(o.index<o.rows.length-1&&!ur.peek())o.rewind(o.index+1);else if(!o.step(YM(o)).q.every(Number.isFinite)){pi.value=!1;break}i-=o.h,l+=o.h}Ih.value=c>o.h?Math.min(1,l/c):Ih.peek(),i>.1*Ss.peek()&&(i=0),kh(),pi.peek()&&(n=requestAnimationFrame(s))};n=requestAnimationFrame(s)})];return()=>{e.forEach(t=>t()),cancelAnimationFrame(n),pi.value=!1,ur.value=null,$l.value=null}}var ZM=Fe(()=>{al.value;let[n,e,t,i]=[He.value,Zt.value,ur.value,hr.peek()];if(!n||!e||!t||!i)return null;let s=bs(n,e.call("frames",{q:i.last.q}),t.link),r=[...We(s)].map((o,a)=>o+Wo(nn(s),t.local)[a]);return{at:r,vector:Rn(t.to,r)}});var QM=`title: Four numbers for each joint
source: Denavit and Hartenberg's rules, as in Saha, Introduction to Robotics
robot: three-link
minutes: 12

## From one frame to the next
An arm is described by frames, one on each link. Four numbers lead from one frame to the next: a turn theta about z and a slide d
along it, then a slide a along the new x and a turn alpha about it.

Walk through them for the first link and watch the frame move.
show: screen model
show: layers frames
show: walk 1
choose: Which of the four changes when a revolute joint moves?
- a
- alpha
- d
- theta *
why: A revolute joint turns about its z axis, so theta is its variable. The other three are fixed by how the link is made.

## A planar arm
In the table all alpha are 0: all joint axes are parallel, and the arm stays in a plane. The lengths of the links stand in the column a.
show: walk 2
predict: The arm is stretched out along x. How far from the first joint is the tip [m]?
value: tip x
within: 1 %
show: pose 0 0 0 deg
why: All three links lie on one line, so the distance is the sum of the three lengths a.

## Folding it
Now the second joint turns by 90 degrees. The third link turns with it.
show: screen pose
show: pose 0 90 0 deg
predict: How high does the tip stand above the first joint, along y [m]?
value: tip y
within: 1 %
why: The first link still lies along x. The second and the third point along y, so their lengths add up to the height.

## A joint that slides
In a prismatic joint the variable is d. Theta is then a fixed angle of the link.
show: screen model
show: robot stanford
show: walk 3
choose: Which joint of the Stanford arm slides?
- joint 2
- joint 3 *
- joint 6
why: Its third joint has P in the table: its entry d is where the slide starts, and the joint's position is added to it.
`;var eS=`title: A motion without jerks at its ends
source: Saha, Introduction to Robotics, equations (9.36a-c)
robot: three-link
minutes: 8

## Start and stop softly
A cycloid leads a joint from one position to another so that speed and acceleration are both 0 at the start and at the end. All joints
of this arm turn by 180 degrees in 10 seconds.
show: screen motion
show: motion cycloidal from 0 0 0 to 180 180 180 deg in 10 s
predict: What is the highest speed of joint 1 [rad/s]?
value: peak qd 1
within: 3 %
why: In the middle the cosine in (9.36b) is -1, so the speed is twice the mean speed: 2 pi / 10 s.

## Where the acceleration is largest
The speed is largest in the middle. The acceleration is its slope.
choose: When is the acceleration largest?
- at the start
- after a quarter of the time *
- in the middle
why: The acceleration is a sine over the whole time, (9.36c): its first peak stands at a quarter of it, and in the middle it is 0.

## How large it is
predict: What is the largest acceleration of joint 1 [rad/s2]?
value: peak qdd 1
within: 3 %
why: The mean speed, pi / 10 s, times 2 pi / 10 s.
`;var tS=`title: Torques of an arm of three links
source: Saha, Introduction to Robotics, Example 9.4
robot: three-link
minutes: 15

## What holds the arm up
The arm moves in a vertical plane; gravity points along -y. At the start it is stretched out along x and at rest.
show: screen motion
show: motion cycloidal from 0 0 0 to 180 180 180 deg in 10 s
predict: How large is the torque of joint 1 at the start [N m]?
value: tau 1 at 0 s
within: 5 %
why: Nothing moves yet, so gravity is all there is: each link's weight times how far its mass centre is from the first joint, along x.

## The third joint
The third joint carries one link only.
predict: And the torque of joint 3 at the start [N m]?
value: tau 3 at 0 s
within: 5 %
why: The weight of the last link acts at half its length.

## The same arm at the end
After 10 seconds all three joints have turned by 180 degrees. The first link points along -x, the second along +x again, the third along -x.
choose: What is the sign of the torque of joint 1 at the end?
- positive
- negative *
- it is 0
why: The first link and the heaviest part of the arm now lie on the other side of the joint, so its weight turns it the other way.

## Which part matters
This motion is slow. See how the torque of joint 1 is made up.
show: screen dynamics
choose: What does joint 1 work against most?
- its own inertia
- Coriolis and centrifugal forces
- gravity *
- friction
why: 10 seconds for half a turn leave accelerations below 0.2 rad/s2. Make the motion five times as fast, and inertia counts 25 times as much.
`;var nS=`title: Torques of industrial arms
source: Saha, Introduction to Robotics, Examples 9.5 to 9.7
robot: puma560
minutes: 15

## The Puma
Six revolute joints. The three of the arm carry the weight; the three of the wrist are small. All joints turn by 180 degrees in 10
seconds, by a cycloid.
show: screen motion
show: motion cycloidal from 0 0 0 0 0 0 to 180 180 180 180 180 180 deg in 10 s
choose: Which joint needs the largest torque?
- joint 1
- joint 2 *
- joint 6
why: Joint 2 lifts the whole arm. Joint 1 turns about a vertical axis, which gravity does not load.

## Gravity alone
predict: Which torque does joint 1 take against gravity in this pose [N m]?
value: g 1
within: 5 %
show: screen dynamics
why: The axis of joint 1 is vertical, so gravity has no moment about it, in any pose. The answer is 0.

## An arm that slides
The third joint of the Stanford arm slides; what drives it is a force.
show: robot stanford
show: screen motion
show: motion cycloidal from 0 -90 0 0 0 0 to 60 -150 0.1 60 -30 -30 deg in 10 s
predict: What is the largest force along joint 3 [N]?
value: peak tau 3
within: 10 %
why: The boom turns past the horizontal, so that its weight comes to lie along the joint.

## The KUKA KR-5
show: robot kr5
show: motion cycloidal from 0 0 0 0 0 0 to 60 60 60 60 60 60 deg in 10 s
predict: What is the largest torque of joint 2 [N m]?
value: peak tau 2
within: 10 %
why: The arm is stretched furthest when the weights of upper arm, forearm and wrist are furthest from the shoulder.
`;var iS=`title: Letting arms fall
source: Saha, Introduction to Robotics, Examples 9.8 to 9.11
robot: three-link
minutes: 15

## Three links let go
The motors are switched off. The arm starts at rest, stretched out along x, and falls.
show: screen simulation
show: simulation fall from 0 0 0 deg for 2 s step 1 ms
choose: Which joint's angle falls first?
- joint 1 *
- joint 3
- all in the same way
why: The arm as a whole turns about its first joint; in the first moment a stretched chain bends only a little.

## Energy
Without friction the sum of kinetic and potential energy must stay what it was.
predict: What is the total energy after one second [J]?
value: energy at 1 s
within: 1 %
why: Compare with the energy at the start: the difference is the error of the integrator, many digits behind the comma.

## The Puma
show: robot puma560
show: simulation fall from 0 0 0 0 0 0 deg for 2 s step 1 ms
choose: Joint 1 has a vertical axis. Does it move while the arm falls?
- no, gravity has no moment about it
- yes, since the other joints drive it *
why: The falling links have mass centres beside the plane in which they fall, and their accelerations couple into joint 1.

## A boom that slides out
In the Stanford arm the boom slides freely.
show: robot stanford
show: simulation fall from 0 -90 0 0 0 0 deg for 1.5 s step 1 ms
choose: When does the boom slide out fast?
- at once
- after joint 2 has turned so far that the boom points down *
- never
why: While the boom lies flat its weight has no part along the joint. As it tips, it slides, faster and faster.
`;var Dh=pe([QM,eS,tS,nS,iS].map(Qg)),Xr=Fe(()=>Dh.value.find(n=>n.title===Ci.value.name)??null),rS=Fe(()=>Xr.value?.steps[Ci.value.step]??null);function oS(n){let e=Qg(n);return Dh.value=[...Dh.peek().filter(t=>t.title!==e.title),e],e}function rv(n){Vt("Begin a lesson",()=>({lesson:{name:n.title,step:0,answers:{}}})),aS(n,0)}function Zp(){Vt("End the lesson",()=>({lesson:{name:"",step:0,answers:{}}}))}function Fh(n){let e=Xr.peek();e&&(Vt("Another step of the lesson",t=>({lesson:{...t.lesson,step:n}}),"lesson"),aS(e,n))}var ov=n=>Vt("Answer",e=>({lesson:{...e.lesson,answers:{...e.lesson.answers,[String(e.lesson.step)]:n}}}),"answer"),Nh=pe(""),Oh=pe(null);async function aS(n,e){Nh.value="";try{let t=n.steps.slice(0,e+1).flatMap(i=>i.show.filter(s=>s.what==="robot").map(s=>s.words[0]));await u3(t[t.length-1]??n.robot);for(let i of n.steps[e].show)d3(i)}catch(t){Nh.value=t.message}}async function u3(n){let{model:e,lesson:t}=Un.peek();if(e.name===n)return;let i=NM[n],s;if(i)s=Rr(structuredClone(i),i.rows.map(()=>0));else{let r=await Fu(n);Ua(r.model,r.structure),s=Rr(r.model,r.structure.neutral)}xs(`Open ${n}`,{...s,lesson:t})}var h3=Math.PI/180;function Kp(n,e){let t=e===null?0:n.indexOf(e)+1;if(e!==null&&t===0)return null;let i=[];for(;t+i.length<n.length&&/^-?[\d.]+(e-?\d+)?$/.test(n[t+i.length]);)i.push(Number(n[t+i.length]));let s=n.includes("deg"),r=He.peek()?.turns??[];return i.map((o,a)=>s&&r[a]!==!1?o*h3:o)}var sS=(n,e)=>Number(n[n.indexOf(e)+1])||2;function d3({what:n,words:e}){let t=He.peek()?.nq??0,i=s=>{if(!s||s.length!==t)throw new Error(`"show: ${n} ${e.join(" ")}" needs ${t} positions for this arm.`);return s};if(n==="pose"&&Vt("A pose of the lesson",s=>({pose:{...s.pose,q:i(Kp(e,null))}})),n==="walk"&&(Oh.value=Number(e[0])-1),n==="layers"&&vn({layers:["bodies","grid",...zl.map(([s])=>s).filter(s=>e.includes(s))]}),n==="motion"){let[s,r]=[i(Kp(e,"from")),i(Kp(e,"to"))],o=e[0];Vt("A motion of the lesson",a=>({motion:{...a.motion,kind:o,csv:"",waypoints:[{t:0,q:s},{t:sS(e,"in"),q:r}]}}))}if(n==="simulation"){let s=i(Kp(e,"from")),r={fall:"none",pd:"pd","pd+gravity":"pd_gravity",computed:"computed_torque"}[e[0]];if(!r)throw new Error(`"show: simulation ${e[0]}": there are fall, pd, pd+gravity, computed.`);let o=e.includes("step")?Number(e[e.indexOf("step")+1])/1e3:.001;Vt("A simulation of the lesson",a=>({simulation:{...a.simulation,control:r,q0:s,qd0:a.simulation.qd0.map(()=>0),duration:sS(e,"for"),step:o,friction:!1,stops:!1}}))}}var av=Fe(()=>{let e=Xr.value?.steps.slice(0,Ci.value.step+1).flatMap(t=>t.show.filter(i=>i.what==="screen").map(i=>i.words[0]));return e?.[e.length-1]??""});function lS({quantity:n,of:e,when:t}){let[i,s]=[Zt.value,He.value];if(!s||!i)return null;let r=s.n,o=Number(e[0])-1;if(n==="tip"){let l=typeof t=="number"?ei.value.law?.at(t).q:_t.value.q;return l?We(b0(l))["xyz".indexOf(e[0])]:null}if(av.value==="simulation"&&typeof t=="number"&&["q","qd","energy","kinetic","potential","fall"].includes(n)){let l=$r.value;if(!l)return null;let c=Math.round(t/l.h),u=l.index;if(l.rows.length<=c)for(l.rewind(l.rows.length-1);l.index<c;)l.step();let h=l.rows[c];return l.rewind(Math.min(u,l.rows.length-1)),n==="q"||n==="fall"?h.q[o]:n==="qd"?h.qd[o]:n==="energy"?h.kinetic+h.potential:h[n]}if(t!==null){let l=Gi.value,{law:c}=ei.value;if(!l||!c)return null;let u=typeof t=="number"?Ch(s,i,c,Float64Array.of(t),_t.value.wrench):l,h={tau:u.tau[o],q:u.q[o],qd:u.qd[o],qdd:u.qdd[o],power:u.power[o],g:u.gravity[o],kinetic:u.kinetic,potential:u.potential}[n];if(n==="energy")return typeof t=="number"?u.kinetic[0]+u.potential[0]:null;if(!h)return null;if(typeof t=="number")return h[0];let{peak:d,rms:f}=ua(u.t,h);return t==="peak"?Math.abs(d):f}let a=new Float64Array(r);if(i.set({q:_t.value.q,qd:a,qdd:a,wrench:_t.value.wrench}),n==="tau")return i.call("inverse_dynamics")[o];if(n==="g")return i.call("gravity_torque")[o];if(n==="M")return i.call("mass_matrix")[r*o+Number(e[1])-1];if(n==="C")return i.call("coriolis_matrix")[r*o+Number(e[1])-1];if(n==="q")return _t.value.q[o];if(n==="energy"||n==="kinetic"||n==="potential"){let[l,c]=i.call("energies");return{energy:l+c,kinetic:l,potential:c}[n]}return null}var ll=Math.PI/180,f3=Fe(()=>Pt.value.degrees),ti=(n,e=4,t=.01,i=1)=>({label:n,factor:i,digits:e,step:t});function ni(n){let e=f3.value;switch(n){case"angle":return e?ti("°",2,1,ll):ti("rad",4,.02);case"speed":return e?ti("°/s",2,1,ll):ti("rad/s",4,.02);case"acceleration":return e?ti("°/s²",2,1,ll):ti("rad/s²",4,.02);case"length":return ti("m",4,.005);case"velocity":return ti("m/s",4,.01);case"linear acceleration":return ti("m/s²",4,.01);case"mass":return ti("kg",4,.1);case"inertia":return ti("kg m²",6,.001);case"torque":return ti("N m",3,1);case"force":return ti("N",3,1);case"power":return ti("W",2,1);case"energy":return ti("J",4,1);case"time":return ti("s",4,.1);case"gravity":return ti("m/s²",3,.1);case"damping":return ti("N m s/rad",4,.1);case"stiffness":return ti("N m/rad",3,1);default:return ti("",4,.1)}}var dr=n=>cs(n)?"length":"angle",Ro=n=>cs(n)?"velocity":"speed",cS=n=>cs(n)?"linear acceleration":"acceleration",Yr=n=>cs(n)?"force":"torque",cs=n=>n==="P"||n==="prismatic";function Tn(n,e=4){if(!Number.isFinite(n))return Number.isNaN(n)?"–":n>0?"∞":"−∞";let t=Math.abs(n);return(t!==0&&(t>=1e6||t<10**-e)?n.toExponential(2):Number(n.toFixed(e)).toString()).replaceAll("-","−")}function Gt(n,e,t){let i=ni(e),s=i.label.startsWith("°")?"":" ";return`${Tn(n/i.factor,t??i.digits)}${i.label?s+i.label:""}`}function da(n,e){if(n===null)return"";let t=n/e.factor,i=Number(t.toPrecision(12));return String(i===0?0:i)}function cv(n,e){if(n===null)return"";let t=n/e.factor,i=Math.abs(t);if(i<1e-10)return"0";if(i>=1e7||i<.5*10**-(e.digits+2))return t.toExponential(3).replace(/\.?0+e/,"e");let s=Number(Number(t.toPrecision(Math.max(5,Math.ceil(Math.log10(i+1))+2))).toFixed(e.label.startsWith("°")?3:e.digits+2));return String(s===0?0:s)}function cl(n,e){let t=n.trim().replaceAll("−","-").replaceAll("π","pi");if(!t)return null;let i=/^(.*?)\s*(°\/s²|°\/s|°|deg|rad|mm|cm|m|kg|g|ms|s)?$/u.exec(t);if(!i)return NaN;let s=p3(i[1]),r=i[2],o=e.label.startsWith("°")||e.label.startsWith("rad");if(r===void 0)return s*(/pi/.test(t)&&o?1:e.factor);let a=o?{"°":ll,"°/s":ll,"°/s²":ll,deg:ll,rad:1}:e.label==="m"?{mm:.001,cm:.01,m:1}:e.label==="kg"?{kg:1,g:.001}:e.label==="s"?{s:1,ms:.001}:{};return s*(a[r]??NaN)}function p3(n){let t=n.trim().split(/([*/])/),i=lv(t[0]);for(let s=1;s<t.length;s+=2)i=t[s]==="*"?i*lv(t[s+1]):i/lv(t[s+1]);return i}function lv(n){let e=n.trim(),t=/^([+-]?)(.*?)\s*pi$/.exec(e);return t?(t[1]==="-"?-1:1)*(t[2]?Gp(t[2]):1)*Math.PI:Gp(e)}function m3({text:n}){let e=n.split(/(\*\*[^*]+\*\*|`[^`]+`)/);return p("p",{children:e.map(t=>t.startsWith("**")?p("strong",{children:t.slice(2,-2)}):t.startsWith("`")?p("code",{children:t.slice(1,-1)}):t)})}var Qp=pe(new Set),em=()=>`${Ci.value.name}/${Ci.value.step}`,uv=()=>{Qp.value=new Set([...Qp.peek(),em()])},g3=Math.PI/180,uS=(n,e)=>e==="deg"||e==="°"||e==="deg/s"?n/g3:n;function v3({question:n}){let e=Ci.value.answers[String(Ci.value.step)]??"",t=e?cl(e,{label:"",factor:1,digits:4,step:1}):null,i=Qp.value.has(em()),s=i&&n.value?lS(n.value):null,r=s!==null&&t!==null&&Number.isFinite(t)?kM(n,t,uS(s,n.unit)):null;return p("form",{class:"question",onSubmit:o=>(o.preventDefault(),uv()),children:[p("label",{for:"prediction",children:[p("strong",{children:"Predict."})," ",n.text]}),p("div",{class:"row",children:[p("div",{class:"number",children:[p("input",{id:"prediction",type:"text",inputMode:"decimal",autocomplete:"off",value:e,onInput:o=>ov(o.target.value)}),n.unit&&p("span",{class:"unit","aria-hidden":"true",children:n.unit})]}),p($e,{kind:"primary",onClick:uv,disabled:!e.trim(),children:"Check"})]}),e&&t!==null&&!Number.isFinite(t)&&p("p",{class:"field-error",role:"alert",children:"A number is needed, such as 4.2 or 0,5."}),i&&s===null&&p(It,{level:"warning",children:"The kernels of this arm are not here yet; try again in a moment."}),s!==null&&p(It,{level:r?.right?"good":"note",children:[r?.right?"That is right.":t===null||!Number.isFinite(t)?"":"Not quite."," The page computes ",Tn(uS(s,n.unit),4)," ",n.unit,r&&!r.right&&Math.abs(s)>1e-6?`, and you are ${Tn(100*r.off,0)} % off`:"",". ",n.why]})]})}function y3({question:n}){let e=Ci.value.answers[String(Ci.value.step)]??"",t=Qp.value.has(em());return p("fieldset",{class:"question",children:[p("legend",{children:[p("strong",{children:"Choose."})," ",n.text]}),n.options.map((i,s)=>p("label",{class:t&&s===n.right?"option right":"option",children:[p("input",{type:"radio",name:`option-${em()}`,checked:e===i,onChange:()=>ov(i)})," ",i,t&&s===n.right&&p(Pn,{name:"check",size:16})]},i)),p("div",{children:p($e,{kind:"primary",onClick:uv,disabled:!e,children:"Check"})}),t&&e&&p(It,{level:n.options[n.right]===e?"good":"note",children:[n.options[n.right]===e?"That is right.":"Not quite."," ",n.why]})]})}async function hS(){let n=await Uc(".txt,.md");if(n)try{rv(oS(await n.text()))}catch(e){dn(e instanceof Co?`${n.name}: ${e.message}`:e.message,"error")}}function _3(){return p(st,{children:[p("p",{class:"hint",children:"Predict, try, check: each lesson sets up an arm and asks what it will do before it does it."}),p("ul",{class:"lesson-list",children:Dh.value.map(n=>p("li",{children:p("button",{type:"button",class:"lesson-card",onClick:()=>rv(n),children:[p("strong",{children:n.title}),p("span",{children:n.source}),p("small",{children:[n.steps.length," steps",n.minutes?`, about ${n.minutes} minutes`:""]})]})},n.title))}),p("div",{class:"buttons",children:p($e,{icon:"open",onClick:()=>{hS()},children:"Open a lesson of your own …"})}),p("p",{class:"hint",children:"A lesson is a plain text file; docs/workbench-lessons.md shows how to write one."})]})}function x3(){let n=Xr.value,e=rS.value;if(!n||!e)return p(_3,{});let t=Ci.value.step,i=Ah.value.find(s=>s.id===av.value);return p("article",{class:"lesson",children:[p("header",{children:[p("p",{class:"hint",children:[n.title," · step ",t+1," of ",n.steps.length]}),p("progress",{max:n.steps.length,value:t+1,"aria-label":"How far the lesson is"}),p("h3",{children:e.title})]}),e.text.map(s=>p(m3,{text:s},s)),Nh.value&&p(It,{level:"warning",children:Nh.value}),i&&i.id!=="lessons"&&p("div",{class:"buttons",children:p($e,{icon:i.icon,onClick:()=>Ls(i.id),children:["Try it: ",i.title]})}),e.question?.kind==="predict"&&p(v3,{question:e.question},t),e.question?.kind==="choose"&&p(y3,{question:e.question},t),p("footer",{class:"buttons",children:[p($e,{onClick:()=>Fh(t-1),disabled:!t,children:"Back"}),t+1<n.steps.length?p($e,{kind:"primary",onClick:()=>Fh(t+1),children:"Next"}):p($e,{kind:"primary",onClick:Zp,children:"Finish"}),p($e,{kind:"quiet",onClick:Zp,children:"Leave the lesson"})]})]})}function dS(){let n=Xr.value;return n?p("div",{class:"lesson-bar",children:[p(Pn,{name:"lessons",size:18}),p("span",{children:[n.title,", step ",Ci.value.step+1," of ",n.steps.length]}),p($e,{small:!0,onClick:()=>Ls("lessons"),children:"Back to the lesson"})]}):null}wn({id:"lessons.open",title:"Open a lesson of your own …",words:"teach text",run:()=>{hS()}},{id:"lessons.next",title:"Next step of the lesson",able:()=>!!Xr.value&&Ci.value.step+1<Xr.value.steps.length,run:()=>Fh(Ci.peek().step+1)},{id:"lessons.back",title:"Step of the lesson before",able:()=>!!Xr.value&&Ci.value.step>0,run:()=>Fh(Ci.peek().step-1)},{id:"lessons.end",title:"Leave the lesson",able:()=>!!Xr.value,run:Zp});Ai({id:"lessons",title:"Lessons",icon:"lessons",key:"8",layout:"side",component:x3});function fS(){let n=ho.value,e=n>=20?1:n>=2?2:3;return p("div",{class:"transport",role:"group","aria-label":`Playing: ${$t.value?.title??""}`,children:[p(yn,{icon:"first",label:"To the start",onClick:()=>os(0),kind:"fine-only"}),p(yn,{icon:"back",label:"One step back",keys:",",onClick:()=>ka(-1),kind:"fine-only"}),p(yn,{icon:Ri.value?"pause":"play",label:Ri.value?"Pause":"Play",keys:"Space",onClick:Du,kind:"play",size:22}),p(yn,{icon:"next",label:"One step on",keys:".",onClick:()=>ka(1),kind:"fine-only"}),p("input",{type:"range","aria-label":"Time","aria-valuetext":`${on.value.toFixed(e)} s of ${n.toFixed(e)} s`,min:0,max:n,step:n/2e3||1,value:on.value,onInput:t=>(Ri.value=!1,os(Number(t.target.value))),ref:t=>t?.style.setProperty("--to",`${n>0?100*on.value/n:0}%`)}),p("output",{class:"clock",children:[on.value.toFixed(e),p("span",{children:[" / ",n.toFixed(e)," s"]})]}),p("label",{class:"speed",children:[p("span",{class:"unseen",children:"Speed"}),p("select",{value:String(Ss.value),onChange:t=>Ss.value=Number(t.target.value),children:Ia.map(t=>p("option",{value:String(t),children:[t,"×"]},t))})]}),p(yn,{icon:"repeat",label:rs.value?"Plays again and again":"Plays once",pressed:rs.value,onClick:()=>rs.value=!rs.value,kind:"fine-only"})]})}var fa=pe("half"),pS=pe(!1);function b3(){return p("header",{class:"top",children:[p("button",{type:"button",class:"brand",onClick:()=>Ls("start"),"aria-label":"isodyn workbench, to the start",children:[p("svg",{viewBox:"0 0 32 32",width:"26",height:"26","aria-hidden":"true",children:[p("path",{d:"M6 27h10M11 26V18L20 8l6 5"}),p("circle",{cx:"11",cy:"18",r:"3"}),p("circle",{cx:"20",cy:"8",r:"3"})]}),p("span",{children:"isodyn"})]}),p(M3,{}),p("div",{class:"top-group fine-only",children:[p(yn,{icon:"undo",label:Ea.value?`Undo: ${Ea.value}`:"Undo",keys:"Mod+Z",disabled:!Ea.value,onClick:()=>ms("edit.undo")}),p(yn,{icon:"redo",label:Ca.value?`Redo: ${Ca.value}`:"Redo",keys:"Mod+Shift+Z",disabled:!Ca.value,onClick:()=>ms("edit.redo")})]}),p("button",{type:"button",class:"search",onClick:()=>sl.value=!0,"aria-label":"Search actions",children:[p(Pn,{name:"search",size:17}),p("span",{children:"Search actions"}),p("kbd",{children:gs("Mod+K")})]}),p("div",{class:"top-group",children:[p("button",{type:"button",class:"unit-switch","aria-label":`Angles in ${Pt.value.degrees?"degrees":"radians"}; switch`,onClick:()=>vn({degrees:!Pt.value.degrees}),children:[p("span",{class:Pt.value.degrees?"on":void 0,children:"deg"}),p("span",{class:Pt.value.degrees?void 0:"on",children:"rad"})]}),p(yn,{icon:"share",label:"Copy a link to this document",keys:"Mod+Shift+L",onClick:()=>{Eh().then(n=>Ut(n,`A link of ${n.length} characters`))},kind:"fine-only"}),p(fo,{label:"Theme",icon:{light:"sun",dark:"moon",projector:"screen"}[za.value],align:"right",items:()=>Ba.map(([n,e])=>({title:e,checked:Pt.value.theme===n,run:()=>vn({theme:n})}))}),p(fo,{label:"File and more",icon:"more",align:"right",items:()=>[{title:"Open a file …",icon:"open",keys:gs("Mod+O"),run:()=>{rl()}},{title:"Save to a file",icon:"save",keys:gs("Mod+S"),run:Oc},{title:"Copy a link",icon:"share",keys:gs("Mod+Shift+L"),run:()=>ms("file.share")},{title:"Copy as Python",icon:"code",run:()=>{Ut(tn(),"Python")},apart:!0},{title:"Save the picture (PNG)",icon:"camera",run:()=>ms("file.picture")},{title:"Print",icon:"print",keys:gs("Mod+P"),run:()=>print()},{title:"Undo",icon:"undo",keys:gs("Mod+Z"),run:()=>ms("edit.undo"),disabled:!Ea.value,apart:!0},{title:"Redo",icon:"redo",keys:gs("Mod+Shift+Z"),run:()=>ms("edit.redo"),disabled:!Ca.value}]})]})]})}function M3(){let n=rt.value.name;return p("label",{class:"robot-name",children:[p("span",{class:"unseen",children:"Name of the robot"}),p("input",{type:"text",size:1,value:n,maxLength:80,spellcheck:!1,autocomplete:"off",onChange:t=>{let i=t.target.value.trim();i&&i!==n?Vt("Rename the robot",s=>({model:{...s.model,name:i}})):t.target.value=n},onKeyDown:t=>t.key==="Enter"&&t.target.blur()}),p("span",{class:"robot-name-size","aria-hidden":"true",children:n})]})}function S3(){return p("nav",{class:"rail","aria-label":"Screens",children:[Ah.value.map(n=>p("button",{type:"button",class:n.quiet?"quiet":void 0,"aria-current":n===Th.value?"page":void 0,"aria-keyshortcuts":`Alt+${n.key}`,onClick:()=>Ls(n.id),children:[p(Pn,{name:n.icon,size:22}),p("span",{children:n.title})]},n.id)),p("div",{class:"rail-foot",children:p(w3,{})})]})}function w3(){if(Ji.value==="none"&&ui!=="file")return null;let n={none:"off",starting:"off",connected:"good",lost:"bad",link:"bad"}[Ji.value],e={none:"No server",starting:"Looking …",connected:"Connected",lost:"Server gone",link:"Not known"}[Ji.value];return p("div",{class:`server ${n}`,title:Da.value,role:"status",children:[p("span",{class:"lamp","aria-hidden":"true"}),p("span",{children:e})]})}function A3(){let n=["low","half","full"],e=qt(null),t=i=>fa.value=n[Math.min(2,Math.max(0,n.indexOf(fa.value)+i))];return p("button",{type:"button",class:"handle","aria-label":fa.value==="full"?"Make the panel smaller":"Make the panel larger","aria-expanded":fa.value!=="low",onClick:()=>e.current===null&&(fa.value=fa.value==="full"?"low":n[n.indexOf(fa.value)+1]),onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),e.current=i.clientY),onPointerUp:i=>{let s=e.current===null?0:i.clientY-e.current;Math.abs(s)>24&&t(s<0?1:-1),setTimeout(()=>e.current=null,Math.abs(s)>24?50:0),Math.abs(s)<=24&&(e.current=null)},children:p("span",{})})}function T3(){let n=hn(0),e=i=>{n.value=Math.min(Math.max(i,300),innerWidth-420),document.documentElement.style.setProperty("--panel",`${n.value}px`)},t=()=>document.querySelector(".panel")?.getBoundingClientRect().width??400;return p("div",{class:"divider",role:"separator","aria-orientation":"vertical","aria-label":"Width of the panel","aria-valuenow":Math.round(n.value||400),"aria-valuemin":300,"aria-valuemax":2e3,tabIndex:0,onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),i.preventDefault()),onPointerMove:i=>i.target.hasPointerCapture(i.pointerId)&&e(innerWidth-i.clientX),onDblClick:()=>document.documentElement.style.removeProperty("--panel"),onKeyDown:i=>{let s={ArrowLeft:32,ArrowRight:-32}[i.key];s&&(i.preventDefault(),e(t()+s))}})}function mS(){let n=Th.value,e=qt(null);if(n&&n.layout!=="page"&&(pS.value=!0),St(()=>{e.current?.scrollTo(0,0),document.documentElement.style.removeProperty("--panel"),document.title=`${n?.title??""} · ${rt.peek().name} · isodyn workbench`},[n?.id]),!n)return null;let t=n.component;return p("div",{class:"app","data-layout":n.layout,"data-screen":n.id,"data-sheet":fa.value,children:[p("a",{class:"skip",href:"#panel",children:"To the panel"}),p(b3,{}),p(S3,{}),p("main",{class:"work",children:[p("div",{class:"stage",hidden:n.layout==="page",children:[pS.value&&p(_M,{}),$t.value&&n.transport!==!1&&p(fS,{})]}),n.layout!=="page"&&p(T3,{}),p("section",{class:"panel",id:"panel",ref:e,tabIndex:-1,"aria-label":n.title,children:[n.layout!=="page"&&p(A3,{}),p("div",{class:"panel-inner",children:[n.id!=="lessons"&&n.id!=="start"&&p(dS,{}),n.layout!=="page"&&p("h2",{class:"panel-title",children:n.title}),p(t,{},n.id)]})]},n.layout==="page"?"page":"panel")]}),p(ox,{}),p(lx,{}),p(RM,{})]})}var hv=240,tm=180;function E3(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"ball":return[n.at,n.at,n.radius];case"drum":{let e=n.axis.map(t=>.5*(n.length-.9*n.radius)*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),n.radius*.9]}default:return null}}function dv({model:n,q:e,label:t}){let i=Rd(n),s=ql(n,e),{middle:r,radius:o}=zd({figure:i,frames:s.slice(0,-1)}),a=Bd(r,o*.86,i.up,hv/tm),l=po(a,hv,tm),c=tm/2/Math.tan(.279),u=i.links.flatMap((_,m)=>_.parts.flatMap(v=>{let y=E3(v);if(!y)return[];let[w,b]=[l(wt(s[m],y[0])),l(wt(s[m],y[1]))],C=(w[2]+b[2])/2;return[{p:w,q:b,depth:C,width:2*y[2]*c/C,tone:v.tone}]})).sort((_,m)=>m.depth-_.depth),h=We(s[0]),d=Zl(i,s[0])-h.reduce((_,m,v)=>_+m*i.up[v],0),f=l(h.map((_,m)=>_+d*i.up[m])),g=i.reach*.3*c/f[2];return p("svg",{class:"sketch",viewBox:`0 0 ${hv} ${tm}`,role:t?"img":void 0,"aria-label":t||void 0,"aria-hidden":!t,children:[p("ellipse",{class:"sketch-ground",cx:f[0],cy:f[1],rx:g,ry:g*.32}),u.map(({p:_,q:m,width:v,tone:y},w)=>p("g",{class:`sketch-${y}`,children:[p("line",{class:"edge",x1:_[0],y1:_[1],x2:m[0]+.01,y2:m[1],"stroke-width":v+1.6}),p("line",{class:"fill",x1:_[0],y1:_[1],x2:m[0]+.01,y2:m[1],"stroke-width":v}),p("line",{class:"shine",x1:_[0]-v*.16,y1:_[1]-v*.12,x2:m[0]-v*.16+.01,y2:m[1]-v*.12,"stroke-width":v*.34})]},w))]})}var fv=pe([]);function gS(n){xs(`Open ${n.title}`,Rr(structuredClone(n.model),n.home)),Ls("model")}async function C3(n){try{let{model:e,structure:t}=await Fu(n.name);Ua(e,t),xs(`Open ${n.name}`,Rr(e,t.neutral)),Ls(e.kind==="dh"?"model":"pose")}catch(e){dn(e.message,"error")}}var R3={industrial:"Industrial arms",collaborative:"Collaborative arms",textbook:"Textbook arms",mobile:"Moving and legged",parallel:"Closed loops",templates:"Templates"},P3=n=>R3[n]??n.charAt(0).toUpperCase()+n.slice(1),pv=pe(new Map),mv=new Set,I3=n=>n.rows.map((e,t)=>{let i=e.joint==="P"?.1:[.5,-.9,1.1,-.5,.7,.2,.3][t%7];return Math.min(Math.max(i,e.lower??-1/0),e.upper??1/0)});function k3({row:n}){let e=qt(null);St(()=>{if(!n.editable||mv.has(n.name))return;let i=new IntersectionObserver(s=>{s.some(r=>r.isIntersecting)&&(i.disconnect(),mv.add(n.name),Fu(n.name).then(({model:r})=>pv.value=new Map([...pv.peek(),[n.name,r.kind==="dh"?r:null]]),()=>mv.delete(n.name)))},{rootMargin:"200px"});return i.observe(e.current),()=>i.disconnect()},[n.name]);let t=pv.value.get(n.name);return p("div",{class:"thumb",ref:e,children:t?p(dv,{model:t,q:I3(t),label:""}):p(Pn,{name:n.family==="parallel"?"repeat":n.family==="mobile"?"walk":"pose",size:28})})}function L3(){let n=hn(!1),e=hn("");St(()=>{(ui!=="served"||ws.value)&&K_().then(s=>fv.value=s,()=>{})},[ws.value]);let t=fv.value.filter(s=>s.family!=="templates"&&`${s.name} ${s.title} ${s.joints}`.toLowerCase().includes(e.value.toLowerCase())),i=[...new Set(t.map(s=>s.family))];return p("div",{class:n.value?"start over":"start",onDragOver:s=>(s.preventDefault(),n.value=!0),onDragLeave:()=>n.value=!1,onDrop:s=>{s.preventDefault(),n.value=!1;let r=s.dataTransfer?.files[0];r&&Kg(r)},children:[p("header",{class:"start-head",children:[p("div",{children:[p("h1",{children:"Robot dynamics, live"}),p("p",{children:"Pick an arm and change anything: torques, motion and equations follow at once, computed in this page."})]}),p("div",{class:"buttons",children:[p($e,{icon:"open",onClick:()=>{rl()},children:"Open a file"}),p($e,{icon:"right",kind:"primary",onClick:()=>Ls("model"),children:["Continue with ",rt.value.name]})]})]}),p("h2",{children:"Begin with an arm"}),p("ul",{class:"cards",children:Tu.map(s=>p("li",{children:p("button",{type:"button",class:"card",onClick:()=>gS(s),children:[p(dv,{model:s.model,q:s.home,label:`Picture of ${s.title}`}),p("span",{class:"card-title",children:[s.title,p("small",{class:"letters",children:s.joints})]}),p("span",{class:"card-words",children:s.words})]})},s.title))}),fv.value.length>0&&p(st,{children:[p("div",{class:"library-head",children:[p("h2",{children:"Library"}),p("label",{class:"find",children:[p(Pn,{name:"search",size:16}),p("span",{class:"unseen",children:"Find a robot"}),p("input",{type:"text",placeholder:"Find a robot",value:e.value,onInput:s=>e.value=s.target.value})]})]}),i.map(s=>p("section",{class:"family",children:[p("h3",{children:P3(s)}),p("ul",{class:"rows",children:t.filter(r=>r.family===s).map(r=>p("li",{children:p("button",{type:"button",class:"row-card",onClick:()=>{C3(r)},children:[p(k3,{row:r}),p("span",{class:"row-words",children:[p("span",{class:"card-title",children:[r.name,p("small",{class:"letters",children:r.joints.length>12?`${r.joints.replace(/\([^)]*\)/g,"").length} joints`:r.joints})]}),p("span",{class:"card-words",children:r.title})]})]})},r.name))})]},s)),!t.length&&p("p",{class:"hint",children:["No robot is called “",e.value,"”."]})]}),p("p",{class:"start-foot",children:[Da.value," ",ui==="served"?"URDF, MJCF, TOML, zip with meshes and saved documents can be dropped here.":"Saved documents can be dropped here."]})]})}wn(...Tu.map(n=>({id:`start.${n.title.replace(/\W+/g,"-").toLowerCase()}`,title:`Begin with: ${n.title}`,words:`new robot template ${n.joints}`,run:()=>gS(n)})));Ai({id:"start",title:"Start",icon:"start",key:"1",layout:"page",component:L3});var gv=(n,e)=>gt(Ms(n,0,0),Lr(e));function D3(n){return n[0]===1&&n[1]===0&&n[2]===0&&n[4]===0&&n[8]===0&&n[5]===n[10]&&n[6]===-n[9]&&n[7]===0&&n[11]===0?{a:n[3],alpha:Math.atan2(n[9]+0,n[5]+0)}:null}function N3(n,e){return n.ends.length?{...n,ends:[...wt(e,n.ends.slice(0,3)),...wt(e,n.ends.slice(3,6))]}:{...n,frame:gt(e,n.frame.length?n.frame:er)}}function vS(n,e,t){let i=nn(t);return{...n,...e,com:wt(t,n.com),inertia:r0(Vs(Vs(i,wd(n.inertia)),kr(i))),shapes:n.shapes.map(s=>N3(s,t))}}function yS(n){let{rows:e}=n,t=e.length-1,i={a:0,alpha:0};if(n.convention==="standard"){let c=e.map(h=>gv(h.a,h.alpha)),u=e[t].a!==0||e[t].alpha!==0;return{model:{...n,convention:"modified",rows:e.map((h,d)=>vS(h,d?{a:e[d-1].a,alpha:e[d-1].alpha}:i,c[d])),tool:u?gt(c[t],n.tool):[...n.tool]},words:u?`a and α of the last row, ${e[t].name}, have no place in a modified table: they are part of the tip’s frame now`:""}}let{a:s,alpha:r}=e[0],o=D3(n.tool),a=e.map((c,u)=>u<t?{a:e[u+1].a,alpha:e[u+1].alpha}:o??i),l=s!==0||r!==0;return{model:{...n,convention:"standard",rows:e.map((c,u)=>vS(c,a[u],uo(gv(a[u].a,a[u].alpha)))),base:l?gt(n.base,gv(s,r)):[...n.base],tool:o?[...er]:[...n.tool]},words:[l?`a and α of the first row, ${e[0].name}, have no place in a standard table: they are part of the base now`:"",o&&(o.a!==0||o.alpha!==0)?"the frame of the tip is the last row’s own now":""].filter(Boolean).join("; ")}}var Uh=2*Math.PI,Jr=n=>String(Number(n.toPrecision(4)));function F3(n){let[e,t,i,s,r,o]=n.inertia;return Gl([e,s,r,s,t,o,r,o,i],3).values}function O3(n){let e=[],t=(a,l,c,u,h)=>e.push({rule:a,level:l,field:c,text:u,remedy:h}),[i,s,r]=F3(n),o=n.inertia.some(Boolean);if(n.mass<0&&t("mass-negative","error","mass",`the mass is negative (${Jr(n.mass)} kg)`,"give a mass of 0 or more"),n.mass>1e3&&t("unit-mass","warning","mass",`a mass of more than a tonne: grams? (${Jr(n.mass)} kg)`,"give kilograms"),n.mass===0&&!o&&t("mass-zero","note","mass","a link that moves has no mass","give its mass, or leave it if it only joins two axes"),n.mass===0&&o&&t("inertia-without-mass","warning","mass","the link has inertia but no mass","give the mass that goes with it"),n.mass>0&&!o&&t("inertia-missing","warning","inertia","the link has mass but no inertia","give its inertia about the centre of mass"),o){let a=Math.max(Math.abs(i),Math.abs(r)),l=`${Jr(i)}, ${Jr(s)}, ${Jr(r)} kg m²`,c=(r-i-s)/(a||1);i<-1e-9*a?t("inertia-negative","error","inertia",`the inertia has a negative principal moment (${l})`,"check the signs of the products of inertia"):c>.01?t("triangle-inequality","error","inertia",`one principal moment is above the sum of the other two, which no body has (${l})`,"check for swapped or mistyped entries"):c>1e-9&&t("triangle-rounded","warning","inertia",`one principal moment is a little above the sum of the other two (${l})`,"give more digits: a flat body was rounded"),n.mass>0&&Math.sqrt(r/n.mass)>10&&t("unit-inertia","warning","inertia","a radius of gyration of more than 10 m: kg mm² or g mm²?","give kg m²")}for(let a of["a","d"])Math.abs(n[a])>10&&t("unit-length","warning",a,`a length of more than 10 m: millimetres? (${Jr(n[a])} m)`,"give metres");Math.hypot(...n.com)>10&&t("unit-length","warning","com",`a length of more than 10 m: millimetres? (${Jr(Math.hypot(...n.com))} m)`,"give metres");for(let a of["theta","alpha"]){let l=n[a],c=Math.abs(l/(Uh/4)-Math.round(l/(Uh/4)))*(Uh/4);Math.abs(l)>Uh?t("unit-angle","warning",a,`more than a turn: degrees? (${Jr(l)} rad)`,"switch the unit, or give radians"):c>1e-12&&c<.001&&t("near-right-angle","note",a,"the angle is nearly but not exactly a multiple of π/2","write pi/2 in full: exact right angles compute faster")}n.joint==="P"&&Math.abs(n.theta)>0&&n.lower===null&&n.upper===null&&t("limits-missing","note","upper","the slide has no end","give its stroke"),n.lower!==null&&n.upper!==null&&(n.lower>n.upper?t("limits-unreachable","error","lower","no position satisfies the limits","give a lower below an upper limit, or leave them empty"):n.lower===n.upper?t("limits-empty","warning","lower","the limits leave no room to move","give the range"):(n.lower>0||n.upper<0)&&t("limits-exclude-zero","note","lower","0 is outside the limits","start simulations elsewhere"));for(let a of["lower","upper"]){let l=n[a];n.joint==="R"&&l!==null&&Math.abs(l)>2*Uh&&Math.abs(l)<1e4&&t("limits-degrees","warning",a,`a limit of more than two turns: degrees? (${Jr(l)} rad)`,"switch the unit, or give radians")}for(let a of["velocity","effort"])n[a]===0&&t("limits-zero","warning",a,"a limit of 0 does not let the joint move","give the limit, or leave it empty when it is not known");for(let a of["viscous","rotor_inertia","stiffness"])n[a]<0&&t(`${a}-negative`,"error",a,"the value is negative","give 0 or more");return(n.coulomb[0]<0||n.coulomb[1]>0)&&t("coulomb-sign","error","coulomb","dry friction pushes along the motion","give the torque at positive speed as a positive, that at negative speed as a negative number"),n.rotor_inertia>0&&n.gear_ratio===0&&t("gear-zero","warning","gear_ratio","the rotor does not turn with the joint","give the turns of the motor for each of the joint"),e}function xS(n){let e=n.rows.flatMap(r=>O3(r).map(o=>({...o,link:r.link,joint:r.name}))),t=(r,o,a,l,c,u)=>e.push({rule:r,level:o,field:a,text:l,remedy:c,link:u?.link??"",joint:u?.name??""}),i=Math.hypot(...n.gravity);i>50&&t("unit-gravity","warning","gravity",`gravity is far above 9.81: mm/s²? (${Jr(i)} m/s²)`,"give m/s²");let s=n.rows.at(-1);s&&s.mass===0&&!s.inertia.some(Boolean)&&s.rotor_inertia===0&&n.payload.mass===0&&t("massless-tip","error","mass","the last joint moves no inertia, so the mass matrix is singular","give the last link mass and inertia, or a payload",s);for(let r of["link","name"])n.rows.forEach((o,a)=>{n.rows.findIndex(l=>l[r]===o[r])<a&&t("name-twice","error",r,`two ${r==="link"?"links":"joints"} are called “${o[r]}”`,"give each a name of its own",o)});return e}var _S={error:0,warning:1,note:2},vv=n=>[...n].sort((e,t)=>_S[e.level]-_S[t.level]);function qs(n){let{label:e,quiet:t,kind:i="plain"}=n,s=Cr(),r=n.unit??ni(i);return p("div",{class:t?"field quiet":"field",children:[p("label",{for:s,class:t?"unseen":void 0,children:e}),p("div",{class:"number",children:[p($s,{...n,id:s}),r.label&&p("span",{class:"unit","aria-hidden":"true",children:r.label})]})]})}function $s({value:n,kind:e="plain",unit:t,onChange:i,onClear:s,min:r,max:o,label:a,placeholder:l,disabled:c,remark:u,level:h,id:d,cell:f}){let g=t??ni(e),_=hn(null),m=hn(""),v=hn(!1),y=Cr(),w=S=>Math.min(Math.max(S,r??-1/0),o??1/0),b=S=>{let x=cl(S,g);if(x===null)return s?(m.value="",n!==null&&s(),!0):(m.value="A number is needed here.",!1);if(!Number.isFinite(x))return m.value=`“${S.trim()}” is not a number: write 0.25, 1,5, 2e-3, pi/2 or 90°.`,!1;m.value="";let A=w(x);return S.trim()!==da(n,g)&&A!==n&&i(A),!0},C=S=>{let x=S.target;if(S.key==="Enter"&&b(x.value))_.value=null;else if(S.key==="Escape"&&_.value!==null)S.stopPropagation(),_.value=null,m.value="";else if(!f&&(S.key==="ArrowUp"||S.key==="ArrowDown")){S.preventDefault();let A=(S.key==="ArrowUp"?1:-1)*(S.shiftKey?10:1);_.value=null,i(w(Number(((n??0)/g.factor+A*g.step).toPrecision(12))*g.factor))}};return p(st,{children:[p("input",{id:d,type:"text",inputMode:"decimal",autocomplete:"off",spellcheck:!1,disabled:c,placeholder:l,"aria-label":d?void 0:a,"aria-invalid":m.value!==""||h==="error","aria-describedby":m.value||u?y:void 0,"data-dirty":_.value!==null?"1":void 0,class:h,value:_.value??(v.value?da(n,g):cv(n,g)),title:m.value||u||(cv(n,g)===da(n,g)?void 0:da(n,g)),onInput:S=>_.value=S.target.value,onKeyDown:C,onFocus:S=>{let x=S.target;v.value=!0,_.peek()===null&&(x.value=da(n,g)),x.select()},onBlur:S=>{v.value=!1,_.value!==null&&b(S.target.value)&&(_.value=null),Hl()}}),(m.value||u)&&p("span",{id:y,class:m.value&&!f?"field-error":"unseen",role:m.value?"alert":void 0,children:m.value||u})]})}function nm({label:n,value:e,kind:t="plain",min:i,max:s,span:r,onChange:o,onFocus:a,aside:l,remark:c}){let u=Cr(),h=ni(t),d=Math.max(r??Math.PI,Math.abs(e)),f=i??-d,g=s??d,_=qt(null),m=g>f?(e-f)/(g-f):0,v=g>f?Math.min(1,Math.max(0,-f/(g-f))):0,y=w=>{_.current=w,w?.style.setProperty("--from",`${100*Math.min(v,m)}%`),w?.style.setProperty("--to",`${100*Math.max(v,m)}%`)};return p("div",{class:"slider",onFocusCapture:()=>a?.(!0),onBlurCapture:()=>a?.(!1),onPointerEnter:()=>a?.(!0),onPointerLeave:()=>a?.(!1),children:[p("div",{class:"slider-head",children:[p("label",{for:u,children:n}),l,p("div",{class:"number",children:[p($s,{label:`${n}, typed`,value:e,kind:t,min:i,max:s,onChange:o,remark:c,level:c?"warning":void 0}),p("span",{class:"unit","aria-hidden":"true",children:h.label})]})]}),p("input",{id:u,ref:y,type:"range",min:f,max:g,step:(g-f)/1e3||1e-6,value:e,"aria-valuetext":`${Tn(e/h.factor,h.digits)} ${h.label}`,onInput:w=>o(Number(w.target.value)),onChange:Hl,onKeyDown:w=>{let b={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10}[w.key];b&&(w.preventDefault(),o(Math.min(g,Math.max(f,e+b*(w.shiftKey?10:1)*h.step*h.factor))))}}),p("div",{class:"slider-ends","aria-hidden":"true",children:[p("span",{children:i==null?"":Tn(f/h.factor,1)+(h.label.startsWith("°")?"°":"")}),p("span",{children:s==null?"":Tn(g/h.factor,1)+(h.label.startsWith("°")?"°":"")})]})]})}function Ds({label:n,value:e,options:t,onChange:i,quiet:s}){let r=Cr();return p("fieldset",{class:s?"segmented quiet":"segmented",children:[p("legend",{class:s?"unseen":void 0,children:n}),p("div",{children:t.map(([o,a])=>p("label",{class:o===e?"on":void 0,children:[p("input",{type:"radio",name:r,value:o,checked:o===e,onChange:()=>i(o)}),p("span",{children:a})]},o))})]})}function Ns({label:n,value:e,options:t,onChange:i,quiet:s,disabled:r}){let o=Cr();return p("div",{class:s?"field quiet":"field",children:[p("label",{for:o,class:s?"unseen":void 0,children:n}),p("select",{id:o,value:e,disabled:r,onChange:a=>i(a.target.value),children:t.map(([a,l])=>p("option",{value:a,children:l},a))})]})}function fr({label:n,value:e,onChange:t,hint:i,disabled:s}){return p("label",{class:"switch",title:i,children:[p("input",{type:"checkbox",role:"switch",checked:e,disabled:s,onChange:r=>t(r.target.checked)}),p("span",{class:"switch-track","aria-hidden":"true"}),p("span",{children:n})]})}function jr({label:n,value:e,kind:t,onChange:i,names:s=["x","y","z"],limits:r}){let o=Cr(),a=ni(t);return p("div",{class:"vector",role:"group","aria-labelledby":o,children:[p("span",{id:o,class:"vector-label",children:[n," ",p("span",{class:"unit",children:a.label&&`[${a.label}]`})]}),p("div",{class:"vector-cells",children:s.map((l,c)=>p("label",{class:"vector-cell",children:[p("span",{children:l}),p($s,{label:`${n}, ${l}`,value:e[c],kind:t,min:r===void 0?void 0:-r,max:r,onChange:u=>i(e.map((h,d)=>d===c?u:h),c)})]},l))})]})}var Hc=(n,e)=>typeof n.kind=="function"?n.kind(e):n.kind??"plain",U3=n=>/[\t\n;]/.test(n.trim());function yv(n,e,t,i,s){let r=ev(n),o=[],a=f=>f.toLowerCase().replace(/\s*[[(].*[\])]\s*/g,"").replace(/[\s_]/g,""),l=r.length>1&&r[0].some(f=>f)&&r[0].every(f=>!Number.isFinite(cl(f,ni("plain"))??NaN)),c=[];if(l)for(let f of r[0]){let g=t.find(_=>[_.key,_.title,..._.names??[]].map(a).includes(a(f)));c.push({column:g,unit:/[[(](.*)[\])]/.exec(f)?.[1]??""}),!g&&f&&o.push(`no column is called “${f}”`)}else for(let f=i.column;f<t.length;f++)c.push({column:t[f],unit:""});let u=[...e],h=0;return(l?r.slice(1):r).forEach((f,g)=>{let _=(l?0:i.row)+g;if(_>=u.length){if(!s)return void(g===u.length&&o.push("there are more rows than the table has"));u.push(s(_))}f.forEach((m,v)=>{let y=c[v];if(!y?.column)return;let{column:w,unit:b}=y;if(w.text||w.choices){let S=w.choices?w.choices.find(([x,A])=>[x,A].some(O=>O.toLowerCase()===m.toLowerCase()))?.[0]:m;S?(u[_]=w.set(u[_],S),h++):m&&o.push(`row ${_+1}, ${w.title}: “${m}” is none of ${w.choices?.map(([x])=>x).join(", ")}`);return}let C=cl(b&&m&&!/[a-z°]/i.test(m)?`${m} ${b}`:m,ni(Hc(w,u[_])));(C===null?w.optional:Number.isFinite(C))?(u[_]=w.set(u[_],C),h++):(m||!w.optional)&&o.push(m?`row ${_+1}, ${w.title}: “${m}” is not a number`:"")})}),{rows:u,count:h,problems:o.filter(Boolean)}}function _v(n,e){let t=r=>r.text||r.choices?"":n.length&&new Set(n.map(o=>ni(Hc(r,o)).label)).size===1?ni(Hc(r,n[0])).label:"",i=e.map(r=>t(r)?`${r.key} [${t(r).replace("°","deg")}]`:r.key),s=n.map(r=>e.map(o=>{let a=o.get(r);return typeof a=="number"?da(a,ni(Hc(o,r))):a??""}));return[i,...s].map(r=>r.join("	")).join(`
`)+`
`}function bS({label:n,rows:e,columns:t,onChange:i,fresh:s,remarks:r,selected:o,onSelect:a,rowName:l,foot:c}){let u=qt(null),h=(g,_)=>u.current?.querySelector(`[data-cell="${g} ${_}"] :is(input, select)`),d=(g,_,m)=>{let v=g.target,y=v.tagName==="INPUT",w=y&&v.selectionStart===0&&v.selectionEnd===v.value.length,b=(C,S)=>{let x=h(C,S);x&&(g.preventDefault(),x.focus())};if(g.key==="Enter"&&y)b(_+(g.shiftKey?-1:1),m);else if(y)g.key==="ArrowDown"?b(_+1,m):g.key==="ArrowUp"?b(_-1,m):g.key==="ArrowRight"&&(w||v.selectionStart===v.value.length)?b(_,m+1):g.key==="ArrowLeft"&&(w||v.selectionEnd===0)&&b(_,m-1);else return},f=(g,_,m)=>{let v=g.clipboardData?.getData("text")??"";if(!U3(v))return;g.preventDefault();let y=yv(v,e,t,{row:_,column:m},s);y.count&&i(y.rows,"Paste"),dn(y.problems.length?`${y.count} cells pasted; ${y.problems.slice(0,3).join("; ")}.`:`${y.count} cells pasted.`,y.problems.length?"error":"good")};return p("div",{class:"table-scroll",role:"region","aria-label":n,tabIndex:0,children:p("table",{class:"table",ref:u,children:[p("thead",{children:p("tr",{children:[p("th",{scope:"col",class:"row-number",children:p("span",{class:"unseen",children:"Row"})}),t.map(g=>{let _=g.text||g.choices?[]:[...new Set(e.map(m=>ni(Hc(g,m)).label))];return p("th",{scope:"col",title:g.words,class:`${g.last?"last":""}${g.text||g.choices?" words":""}`,children:[p("span",{"aria-hidden":"true",children:g.title}),p("span",{class:"unseen",children:g.words}),_.some(Boolean)&&p("span",{class:"unit",children:_.join(" | ")})]},g.key)})]})}),p("tbody",{children:e.map((g,_)=>p("tr",{class:_===o?"selected":void 0,onFocusCapture:()=>a?.(_),onPointerDown:()=>a?.(_),children:[p("th",{scope:"row",class:"row-number",children:_+1}),t.map((m,v)=>{let y=m.get(g),w=r?.(_,m.key),b=`${l(g,_)}, ${m.words}`,C=S=>i(e.map((x,A)=>A===_?m.set(x,S):x),`Change ${m.words.split(",")[0]}`,`${m.key} ${_}`);return p("td",{"data-cell":`${_} ${v}`,class:`cell${m.last?" last":""}${w?` ${w.level}`:""}${m.narrow?" narrow":""}${m.text?" words":""}`,onKeyDown:S=>d(S,_,v),onPaste:S=>f(S,_,v),children:[m.mark?.(g,_)&&p("span",{class:"cell-mark","aria-hidden":"true",children:m.mark(g,_)}),m.choices?p("select",{"aria-label":b,value:String(y),onChange:S=>C(S.target.value),children:m.choices.map(([S,x])=>p("option",{value:S,children:x},S))}):m.text?p("input",{type:"text","aria-label":b,title:w&&`${w.text}; ${w.remedy}`,value:String(y??""),spellcheck:!1,autocomplete:"off",onFocus:S=>S.target.select(),onChange:S=>S.target.value.trim()&&C(S.target.value.trim())}):p($s,{cell:!0,label:b,value:y,kind:Hc(m,g),onChange:C,onClear:m.optional?()=>C(null):void 0,placeholder:m.optional?"–":void 0,remark:w&&`${w.text}; ${w.remedy}`,level:w?.level})]},m.key)})]},_))}),c]})})}var Wc=pe(0),pa=pe(1),B3={theta:"θ",d:"d",a:"a",alpha:"α"},ul=n=>[...String(n)].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join("");function z3(n,e){switch(n){case"theta":return Pa(e);case"alpha":return Lr(e);case"d":return Ms(0,0,e);case"a":return Ms(e,0,0)}}var V3=Fe(()=>{let n=rt.value;if(n.kind!=="dh")return null;let e=Math.min(Wc.value,4*n.rows.length-1),t=Math.floor(e/4),i=e%4,s=Ed(n.convention,n.rows[t],_t.value.q[t]),r=ql(n,_t.value.q)[t],o=s.slice(0,i).reduce((u,h)=>gt(u,h.frame),r),{name:a,value:l}=s[i],c=s.reduce((u,h)=>gt(u,h.frame),[...Mi]);return{joint:t,step:i,name:a,value:l,before:r,moving:gt(o,z3(a,pa.value*l)),whole:c}}),Bh=0;function xv(){if(cancelAnimationFrame(Bh),nx())return void(pa.value=1);let n=performance.now(),e=t=>{let i=Math.min(1,(t-n)/900);pa.value=i<.5?2*i*i:1-2*(1-i)**2,i<1&&(Bh=requestAnimationFrame(e))};pa.value=0,Bh=requestAnimationFrame(e)}function Gc(n){let e=rt.peek();e.kind==="dh"&&(Wc.value=Math.min(Math.max(n,0),4*e.rows.length-1),xv())}var H3=(n,{joint:e,name:t,value:i})=>{let s=n.rows[e],r=ul(e+1),o=t==="theta"&&s.joint==="R"||t==="d"&&s.joint==="P",a=n.convention==="standard",l=ul(a?e:e+1);switch(t){case"theta":return{title:`Turn by θ${r} = ${Gt(i,"angle")}`,text:`about z${l}, the axis of joint ${e+1}${o?"; this is the joint’s own angle":""}: x turns towards the common normal.`};case"d":return{title:`Shift by d${r} = ${Gt(i,"length")}`,text:`along z${l}, the axis of joint ${e+1}${o?"; this is the joint’s own stroke":""}, to the foot of the common normal.`};case"a":return{title:`Shift by a${a?r:ul(e)} = ${Gt(i,"length")}`,text:a?`along x${r}, the common normal, to the axis of the next joint.`:`along x${ul(e)}, the common normal, to the axis of joint ${e+1}.`};case"alpha":return{title:`Twist by α${a?r:ul(e)} = ${Gt(i,"angle")}`,text:a?`about x${r}, so that z${r} lies along the axis of the next joint. Frame ${e+1} is reached.`:`about x${ul(e)}, so that z lies along the axis of joint ${e+1}.`}}};function G3({T:n}){return p("table",{class:"matrix","aria-label":"Frame as a matrix",children:p("tbody",{children:[0,1,2,3].map(e=>p("tr",{children:[0,1,2,3].map(t=>p("td",{children:Tn(n[4*e+t],3)},t))},e))})})}function MS(){let n=V3.value,e=rt.value;if(St(()=>{n&&(Qn.value={joint:n.joint,frames:[{frame:n.before,label:String(n.joint)},{frame:n.moving,label:n.step===3&&pa.value===1?String(n.joint+1):"",strong:!0}]})},[n]),St(()=>(xv(),()=>{cancelAnimationFrame(Bh),Qn.value={}}),[]),!n||e.kind!=="dh")return null;let t=4*e.rows.length,i=4*n.joint+n.step,{title:s,text:r}=H3(e,n),o=Ed(e.convention,e.rows[n.joint],_t.value.q[n.joint]);return p("div",{class:"walk",children:[p("div",{class:"walk-joints",role:"group","aria-label":"Joints",children:e.rows.map((a,l)=>p("button",{type:"button","aria-pressed":l===n.joint,onClick:()=>Gc(4*l),title:a.name,children:l+1},l))}),p("p",{class:"walk-place",children:["Joint ",n.joint+1," of ",e.rows.length,", from frame ",n.joint," to frame ",n.joint+1]}),p("div",{class:"walk-step","aria-live":"polite",children:[p("h3",{children:s}),p("p",{children:r})]}),p("ol",{class:"walk-steps",children:o.map((a,l)=>p("li",{children:p("button",{type:"button","aria-current":l===n.step?"step":void 0,class:l<n.step?"done":void 0,onClick:()=>Gc(4*n.joint+l),children:[p("span",{children:B3[a.name]}),Gt(a.value,a.name==="theta"||a.name==="alpha"?"angle":"length")]})},a.name))}),p("label",{class:"walk-share",children:[p("span",{children:"How far"}),p("input",{type:"range",min:0,max:1,step:.005,value:pa.value,ref:a=>a?.style.setProperty("--to",`${100*pa.value}%`),onInput:a=>(cancelAnimationFrame(Bh),pa.value=Number(a.target.value))})]}),p("div",{class:"buttons",children:[p($e,{icon:"back",onClick:()=>Gc(i-1),disabled:i===0,children:"Back"}),p($e,{icon:"next",kind:"primary",onClick:()=>Gc(i+1),disabled:i===t-1,children:"Next"}),p(yn,{icon:"repeat",label:"This step again",onClick:xv})]}),p("div",{class:"walk-matrix",children:[p("div",{children:[p("h4",{children:["Frame ",n.joint+1," in frame ",n.joint]}),p(G3,{T:n.whole})]}),p("div",{children:[p("h4",{children:"The moving frame in space"}),p(jl,{rows:["x","y","z"].map((a,l)=>[a,Gt(We(n.moving)[l],"length")])})]})]})]})}wn({id:"walk.next",title:"Walk: next step",keys:"PageDown",run:()=>Gc(Wc.peek()+1),able:()=>Qn.peek().frames!==void 0},{id:"walk.back",title:"Walk: one step back",keys:"PageUp",run:()=>Gc(Wc.peek()-1),able:()=>Qn.peek().frames!==void 0});var SS=[["table","DH table"],["inertia","Masses"],["limits","Limits"],["drives","Motors and friction"],["walk","Walk through frames"]],ts=pe("table"),pr=pe(-1),bv=pe(null),Ti=()=>rt.value.kind==="dh"?rt.value:null,Sv=(n,e,t="")=>Vt(e,i=>({model:{...i.model,rows:n}}),t),wv=Fe(()=>{let n=rt.value;return bv.value?.model===n?vv(bv.value.remarks):n.kind==="dh"?vv(xS(n)):[]}),CS=n=>[...String(n+1)].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join(""),us=(n,e,t,i,s={})=>({key:n,title:e,words:t,kind:i,get:r=>r[n],set:(r,o)=>({...r,[n]:o}),...s}),qc=(n,e,t,i,s,r={})=>({key:`${n}.${e}`,title:t,words:i,kind:s,get:o=>o[n][e],set:(o,a)=>({...o,[n]:o[n].map((l,c)=>c===e?a:l)}),...r}),im=(n,e)=>({key:n,title:e,words:e,text:!0,get:t=>t[n],set:(t,i)=>({...t,[n]:i})}),W3={key:"joint",title:"Joint",words:"kind of joint, R turns or P slides",choices:[["R","R"],["P","P"]],narrow:!0,names:["type"],get:n=>n.joint,set:(n,e)=>({...n,joint:e})},Po=(n,e)=>t=>t.joint==="R"?n:e,wS=us("theta","θ","theta, turn about z","angle",{mark:(n,e)=>n.joint==="R"?`q${CS(e)} +`:""}),AS=us("d","d","d, shift along z","length",{mark:(n,e)=>n.joint==="P"?`q${CS(e)} +`:"",names:["b","offset"]}),TS=us("a","a","a, shift along x","length",{names:["length","r"]}),ES=us("alpha","α","alpha, twist about x","angle",{names:["twist"]});function sm(n,e){switch(n){case"inertia":return[im("link","Link"),us("mass","m","mass","mass",{last:!0}),...["x","y","z"].map((t,i)=>qc("com",i,t,`centre of mass, ${t}`,"length",{last:i===2,names:[`com${t}`,`c${t}`]})),...["xx","yy","zz","xy","xz","yz"].map((t,i)=>qc("inertia",i,t,`inertia, ${t}`,"inertia",{names:[`I${t}`]}))];case"limits":return[im("name","Joint"),us("lower","min","lower limit",Po("angle","length"),{optional:!0,names:["lower"]}),us("upper","max","upper limit",Po("angle","length"),{optional:!0,names:["upper"]}),us("velocity","speed","speed limit",Po("speed","velocity"),{optional:!0,names:["velocity"]}),us("effort","torque","torque or force limit",Po("torque","force"),{optional:!0,names:["effort"]})];case"drives":return[im("name","Joint"),us("rotor_inertia","rotor","rotor inertia, on the motor’s side","inertia",{names:["rotor inertia","Jm"]}),us("gear_ratio","gear","gear ratio, turns of the motor for one of the joint","plain",{last:!0,names:["G","gear ratio"]}),us("viscous","viscous","viscous friction","damping",{names:["B"]}),qc("coulomb",0,"dry +","dry friction at positive speed",Po("torque","force"),{names:["coulomb+"]}),qc("coulomb",1,"dry −","dry friction at negative speed",Po("torque","force"),{names:["coulomb-"]}),qc("static",0,"rest +","friction at rest, positive",Po("torque","force")),qc("static",1,"rest −","friction at rest, negative",Po("torque","force"),{last:!0}),us("stiffness","spring","stiffness of a spring","stiffness"),us("rest","at rest","where the spring rests",Po("angle","length"))];default:return[im("name","Name"),W3,...e==="standard"?[wS,AS,TS,ES]:[ES,TS,wS,AS]]}}function Av(n){let e=new Set(Ti()?.rows.flatMap(i=>[i.name,i.link])??[]),t=i=>{let s=n+1;for(;e.has(`${i}${s}`);)s++;return`${i}${s}`};return xd({name:t("joint"),link:t("link"),a:.2,mass:1,com:[-.1,0,0],inertia:[4e-4,.0034,.0034,0,0,0],lower:-Math.PI,upper:Math.PI})}function RS(){let n=Ti();!n||n.rows.length>=30||(Sv([...n.rows,Av(n.rows.length)],"Add a joint"),pr.value=n.rows.length)}function PS(){let n=Ti(),e=pr.value>=0?pr.value:(n?.rows.length??0)-1;if(!n||n.rows.length<2)return;let t=n.rows[e].name;Vt(`Remove ${t}`,i=>{let s=o=>o.filter((a,l)=>l!==e),r=i.simulation;return{model:{...i.model,rows:n.rows.filter((o,a)=>a!==e)},pose:{...i.pose,q:s(i.pose.q)},motion:{...i.motion,...i.motion.kind==="csv"?{kind:"cycloidal",csv:""}:{},waypoints:i.motion.waypoints.map(o=>({...o,q:s(o.q)}))},simulation:{...r,kp:s(r.kp),kd:s(r.kd),q0:s(r.q0),qd0:s(r.qd0),target:s(r.target)}}}),pr.value=-1}var IS=async()=>{let n=Ti();if(n)try{let e=sm(ts.value==="walk"?"table":ts.value,n.convention),t=yv(await navigator.clipboard.readText(),n.rows,e,{row:0,column:e.findIndex(i=>!i.text&&!i.choices)},Av);t.count&&Sv(t.rows,"Paste"),dn(t.problems.length?`${t.count} cells pasted; ${t.problems.slice(0,3).join("; ")}.`:`${t.count} cells pasted.`,t.problems.length?"error":"good")}catch{dn("The browser does not let the page read the clipboard: click a cell and press Ctrl+V.","note")}},q3=(n,e)=>{let t=Ti();return t?wv.value.find(i=>kS(i,t.rows[n])&&i.field===e.split(".")[0]):void 0},kS=(n,e)=>n.link===e.link||n.joint===e.name,$3={mass:"inertia",com:"inertia",inertia:"inertia",link:"inertia",lower:"limits",upper:"limits",velocity:"limits",effort:"limits",viscous:"drives",coulomb:"drives",static:"drives",rotor_inertia:"drives",gear_ratio:"drives",stiffness:"drives",rest:"drives"};function X3(n){let e=Ti();if(!e)return;ts.value=$3[n.field]??"table";let t=e.rows.findIndex(s=>kS(n,s));pr.value=t;let i=sm(ts.value,e.convention).findIndex(s=>s.key.split(".")[0]===n.field);requestAnimationFrame(()=>document.querySelector(`[data-cell="${t} ${i}"] :is(input, select)`)?.focus())}function LS(){let n=wv.value,e=n.filter(i=>i.level!=="note"),t=n.length-e.length;return n.length?p(Tt,{title:e.length?`${e.length} ${e.length===1?"remark":"remarks"}${t?`, ${t} ${t===1?"note":"notes"}`:""}`:`${t} ${t===1?"note":"notes"}`,fold:!0,open:e.length>0,children:p("ul",{class:"remarks",children:n.slice(0,40).map((i,s)=>p("li",{class:i.level,children:p("button",{type:"button",onClick:()=>X3(i),children:[p(Pn,{name:i.level,size:18}),p("span",{children:[p("strong",{children:[i.link,i.field].filter(Boolean).join(", ")||"The whole arm"}),": ",i.text,". ",p("span",{class:"remedy",children:[i.remedy.charAt(0).toUpperCase()+i.remedy.slice(1),"."]})," ",p("code",{children:i.rule})]})]})},s))})}):p("p",{class:"remarks-none",children:[p(Pn,{name:"check",size:18})," Nothing to remark."]})}function Y3({m:n}){let e=(t,i,s)=>Vt(t==="base"?"Move the base":"Move the tip",r=>{let o=r.model[t],a=$_(s??l0(o),i??We(o));return{model:{...r.model,[t]:a}}});return p(Tt,{title:"Base and tip",fold:!0,open:!1,hint:"Where the table begins in space, and where the tip is in the last frame. Angles turn about x, then y, then z of what is fixed.",children:[["base","tool"].map(t=>p("div",{class:"frame-fields",children:[p(jr,{label:t==="base"?"Base, position":"Tip, position",kind:"length",value:We(n[t]),onChange:i=>e(t,i,null)}),p(jr,{label:t==="base"?"Base, angles":"Tip, angles",kind:"angle",value:l0(n[t]),onChange:i=>e(t,null,i)})]},t)),p("div",{class:"buttons",children:p($e,{small:!0,disabled:[...n.base,...n.tool].every((t,i)=>t===Mi[i%16]),onClick:()=>Vt("Base and tip as they were",t=>({model:{...t.model,base:[...Mi],tool:[...Mi]}})),children:"Neither"})})]})}var DS=[["frames","Frames"],["axes","Axes"],["com","Centres of mass"],["inertia","Inertia ellipsoids"]],hl=pe(null),Mv=n=>n.convention==="standard"?"modified":"standard";function NS(){let n=Ti();if(!n)return;let{model:e,words:t}=yS(n);Vt(`Convert the table to ${e.convention} DH`,()=>({model:e})),hl.value=null,dn(`The same robot, by a ${e.convention} table${t?`: ${t}`:""}.`)}function FS(){let n=Ti();n&&(Vt(`Read the table as ${Mv(n)} DH`,e=>({model:{...e.model,convention:Mv(n)}})),hl.value=null)}var J3=()=>{let n=Ti();return n?tn(`table = robot.to_dh(convention="${n.convention}").converted("${Mv(n)}")`,"print(table)","robot = table.robot()"):""};function j3({m:n}){let e=hl.value;return e===null||e===n.convention?null:p("div",{class:"asked",children:p(It,{action:p("div",{class:"buttons",children:[p($e,{small:!0,kind:"primary",onClick:NS,children:"Keep the robot: convert the numbers"}),p($e,{small:!0,onClick:FS,children:"Keep the numbers: another robot"}),p($e,{small:!0,kind:"quiet",onClick:()=>hl.value=null,children:"Leave it"})]}),children:[e==="modified"?"A modified row begins with a and α, a standard one ends with them":"A standard row ends with a and α, a modified one begins with them",": converted, they move a row ",e==="modified"?"on":"back",", and masses are said in the new frames."]})})}function K3(){St(()=>{hl.value=null,Oi(null);let t=Lt(()=>{let o=pr.value;ts.value!=="walk"&&(Qn.value=o>=0&&o<(Ti()?.rows.length??0)?{joint:o}:{})}),i=Lt(()=>{Oh.value!==null&&(ts.value="walk",Wc.value=4*Oh.value,Oh.value=null)}),s=0,r=Lt(()=>{let o=rt.value;clearTimeout(s),ws.value&&(s=window.setTimeout(()=>g0(o).then(a=>bv.value={model:o,remarks:a.remarks},()=>{}),700))});return()=>{t(),i(),r(),clearTimeout(s),Qn.value={}}},[]);let n=Ti();if(!n)return p(Q3,{});let e=sm(ts.value,n.convention);return p(st,{children:[p(Dr,{label:"Parts of the model",tabs:SS,value:ts.value,onChange:t=>(ts.value=t,Qn.value={})}),ts.value==="walk"?p(MS,{}):p(st,{children:[p("div",{class:"model-bar",children:[ts.value==="table"&&p(Ds,{quiet:!0,label:"Convention",value:hl.value??n.convention,options:[["standard","Standard"],["modified","Modified"]],onChange:t=>hl.value=t}),p("div",{class:"model-tools",children:[p($e,{small:!0,icon:"plus",onClick:RS,children:"Add a joint"}),p(yn,{icon:"trash",label:pr.value>=0&&n.rows[pr.value]?`Remove ${n.rows[pr.value].name}`:"Remove the last joint",onClick:PS,disabled:n.rows.length<2}),p(fo,{label:"Table",icon:"more",align:"right",items:()=>[{title:"Copy the table",icon:"copy",run:()=>{Ut(_v(n.rows,e),"Table")}},{title:"Paste a table",icon:"file",run:()=>{IS()}},{title:"Copy as Python",icon:"code",run:()=>{Ut(tn("print(robot)"),"Python")},apart:!0}]})]})]}),ts.value==="table"&&p(j3,{m:n}),p(bS,{label:SS.find(([t])=>t===ts.value)?.[1]??"",rows:n.rows,columns:e,onChange:Sv,fresh:Av,remarks:q3,selected:pr.value,onSelect:t=>pr.value=t,rowName:t=>ts.value==="inertia"?t.link:t.name}),p("p",{class:"hint table-hint",children:Z3[ts.value](n)}),p("div",{class:"marks",role:"group","aria-label":"In the picture",children:DS.map(([t,i])=>p(fr,{label:i,value:Pt.value.layers.includes(t),onChange:()=>Fc(t)},t))}),p(LS,{}),p(Y3,{m:n})]})]})}var Z3={table:n=>`${n.convention==="standard"?"From frame i−1 to frame i: turn θ about z, shift d along z, shift a along x, twist α about x.":"From frame i−1 to frame i: twist α about x, shift a along x, turn θ about z, shift d along z."} Cells take pi/2, 90° or 1,5; a spreadsheet can be pasted into any cell.`,inertia:()=>"Centre of mass in the link’s frame; inertia about the centre of mass, along the axes of that frame.",limits:()=>"Empty where there is no limit.",drives:()=>"Friction on the joint’s side; dry friction at positive speed is positive, at negative speed negative.",walk:()=>""};function Q3(){let n=rt.value,e=wv.value;return p(st,{children:[p(It,{children:[n.name," is no serial arm by a table: it is viewed, posed, moved and simulated, and not edited here."]}),p(Tt,{title:"What it is",children:p(jl,{rows:[["Name",n.name],["Gravity",`${n.gravity.map(t=>Number(t.toPrecision(4))).join(", ")} m/s²`]]})}),e.length>0&&p(LS,{}),n.kind==="source"&&p(Tt,{title:"Source",fold:!0,open:!1,children:p("pre",{class:"source",tabIndex:0,children:n.toml})}),p("div",{class:"marks",role:"group","aria-label":"In the picture",children:DS.map(([t,i])=>p(fr,{label:i,value:Pt.value.layers.includes(t),onChange:()=>Fc(t)},t))})]})}wn({id:"model.add",title:"Add a joint",words:"row link new",run:RS,able:()=>Ti()!==null,python:lo},{id:"model.remove",title:"Remove the chosen joint",words:"row link delete",run:PS,able:()=>(Ti()?.rows.length??0)>1,python:lo},{id:"model.paste",title:"Paste a table from a spreadsheet",words:"csv tsv excel",run:()=>{IS()},able:()=>Ti()!==null},{id:"model.copy",title:"Copy the table for a spreadsheet",words:"csv tsv excel",run:()=>{let n=Ti();n&&Ut(_v(n.rows,sm("table",n.convention)),"Table")},able:()=>Ti()!==null,python:()=>tn("print(robot.to_dh())")},{id:"model.convert",title:"Convert the table to the other convention, keep the robot",words:"standard modified dh craig denavit",run:NS,able:()=>Ti()!==null,python:J3},{id:"model.read",title:"Read the table in the other convention, keep the numbers",words:"standard modified dh",run:FS,able:()=>Ti()!==null,python:lo},{id:"model.check",title:"Copy the check of the model as Python",words:"lint remarks",run:()=>{Ut(tn('print(*robot.check(), sep="\\n")'),"Python")},python:()=>tn('print(*robot.check(), sep="\\n")')});Ai({id:"model",title:"Model",icon:"model",key:"2",layout:"wide",component:K3});function Tv(n,e){let t=n.position_units.slice(e.q,e.q+e.nq).indexOf("1");return t<0?-1:e.q+t}var Ev=(n,e)=>Math.hypot(n[e],n[e+1],n[e+2],n[e+3]);function OS(n,e){let t=[...e];for(let i of n.joints){let s=Tv(n,i);if(s<0)continue;let r=Ev(e,s);if(!(r>0)||!Number.isFinite(r))return null;if(Math.abs(r-1)>4*Number.EPSILON)for(let o=0;o<4;o++)t[s+o]=e[s+o]/r}return t}var eI=n=>n==="rad"?"angle":n==="m"?"length":"plain";function rm({structure:n,joint:e,q:t,onChange:i,of:s=""}){let r=hn(null),o=Tv(n,e),a=r.value??t,l=o<0?1:Ev(a,o),c=d=>f=>{let g=a.map((m,v)=>v===d?f:m);o>=0&&d>=o&&d<o+4&&(r.value=g);let _=OS(n,g);_&&i(_)},u=d=>!d.currentTarget.contains(d.relatedTarget)&&(r.value=null),h=s&&` ${s}`;return p("div",{class:"free-joint",role:"group","aria-label":e.name+h,onFocusOut:u,children:[p("h4",{children:[e.name," ",p("small",{children:e.type})]}),p("div",{class:"row",children:n.positions.slice(e.q,e.q+e.nq).map((d,f)=>p(qs,{label:d+h,value:a[e.q+f],kind:eI(n.position_units[e.q+f]),onChange:c(e.q+f)},d))}),l===0&&p(It,{level:"error",remedy:"Give one of the four another value; 0, 0, 0, 1 is no turn.",children:"A quaternion of zeros is no attitude: the last one that was stays."}),l>0&&Math.abs(l-1)>1e-12&&p(It,{children:["The four have length ",Tn(l,4)," together: they count divided by it."]})]})}var Pv=pe(!1),dl=pe(null),Cv=pe(null);function tI(n){let[e,t]=[He.peek(),Zt.peek()];if(!e?.loops.length||!t?.has("close"))return n;t.set({q:n,qd:new Float64Array(e.n)});for(let r=0;r<nI;r++)t.run("close");let i=Array.from(t.array("q"));return t.call("gap",{q:i}).reduce((r,o)=>Math.max(r,Math.abs(o)),0)<iI?i:_t.peek().q}var nI=12,iI=1e-9,$c=(n,e)=>Vt("Move the joints",t=>({pose:{...t.pose,q:tI(n)}}),e);function US(n,e){let t=He.peek();if(!t||!Yl(_t.peek().q))return;let i=Pu(t);if(i<0)return;let{reach:s}=As.peek()??{reach:1},r=qp(t,o=>Yl(o),i,n,_t.peek().q,{attitude:Pv.peek(),scale:s});Zs(()=>{$c(r.q,e),dl.value={words:r.words||"The tip is where it was put.",level:r.words?"warning":"good"}})}var BS=n=>{let e=[...Ld.peek()];return[e[3],e[7],e[11]]=n,e};function sI({joint:n}){let e=He.value?.joints.indexOf(n)??0,t=_t.value.q[n.q],[i,s]=[n.lower[0],n.upper[0]],r=i!==null&&t<i-1e-12||s!==null&&t>s+1e-12;return p(nm,{label:n.name,value:t,kind:dr(n.type),min:i,max:s,span:n.type==="prismatic"?As.value?.reach:Math.PI,onChange:o=>($c(_t.peek().q.map((a,l)=>l===n.q?o:a),`q${n.q}`),dl.value=null),onFocus:o=>Qn.value={...Qn.peek(),joint:o?e:void 0},remark:r?`outside its limits ${Gt(i??-1/0,dr(n.type))} to ${Gt(s??1/0,dr(n.type))}`:void 0})}var Iv={floor:[...Mi],wall:[0,0,1,0,0,1,0,0,-1,0,0,0,0,0,0,1],ceiling:[1,0,0,0,0,-1,0,0,0,0,-1,0,0,0,0,1]},zS=n=>Object.keys(Iv).find(e=>nn(Iv[e]).every((t,i)=>Math.abs(t-nn(n)[i])<1e-9))??"other",Rv=[["earth","Earth",9.81],["moon","Moon",1.62],["none","None",0]];function rI(){St(()=>{Oi(null),ks.value={tip:(h,d)=>{if(d==="end")return Cv.value=null,void Hl();Cv.value=h,US(BS(h),"tip")}};let u=Lt(()=>{let h=_t.value.wrench,d=Ld.value,f=As.value?.reach??1,g=nn(d),_=(m,v,y,w=!1)=>{let b=Dt(m);if(b<1e-9)return[];let C=f*(.12+.16*Math.min(1,Math.log10(1+b)/3));return[{at:We(d),vector:Wo(g,m).map(S=>S/b*C),colour:v,label:y,double:w}]};Qn.value={...Qn.peek(),goal:Cv.value??((As.value?.tip.link??-1)>=0?We(d):void 0),arrows:[..._(h.slice(0,3),1,Gt(Dt(h.slice(0,3)),"force")),..._(h.slice(3),3,Gt(Dt(h.slice(3)),"torque"),!0)]}});return()=>{u(),ks.value={},Qn.value={},dl.value=null}},[]);let n=He.value,e=rt.value;if(!n)return p("p",{class:"hint",children:"This robot is not known in this page."});let t=Ld.value,i=Ra(nn(t)),s=e.gravity.map(u=>Math.abs(u)),r=Dt(e.gravity),o=u=>h=>Vt("Push the tip",d=>({pose:{...d.pose,wrench:u?[...d.pose.wrench.slice(0,3),...h]:[...h,...d.pose.wrench.slice(3)]}})),a=(u,h="")=>Vt("Change the payload",d=>({model:{...d.model,payload:{...d.model.payload,...u}}}),h),l=u=>Vt("Change gravity",h=>({model:{...h.model,gravity:u}})),c=Pu(n)>=0&&(e.kind==="dh"||!!Zt.value?.has("frames"));return p(st,{children:[p(Tt,{title:"Joints",aside:p($e,{small:!0,kind:"quiet",onClick:()=>($c([...n.neutral],""),dl.value=null),children:"All to zero"}),children:p("div",{class:"joints",children:n.joints.map(u=>u.nq===1?p(sI,{joint:u},u.name):p(rm,{structure:n,joint:u,q:_t.value.q,onChange:h=>$c(h,`q${u.q}`)},u.name))})}),n.tip&&p(Tt,{title:"Tip",hint:c?"Drag the orange ball in the picture, or type where the tip is to go.":void 0,aside:c&&p(fr,{label:"Hold the attitude",value:Pv.value,onChange:u=>Pv.value=u}),children:[p(jr,{label:"Position",kind:"length",value:We(t),onChange:u=>(US(BS(u),""),Hl())}),p("p",{class:"facts-line",children:["Attitude, as axis times angle: ",i.map(u=>Gt(u,"angle",1)).join(", ")]}),dl.value&&p(It,{level:dl.value.level,children:dl.value.words})]}),n.tip&&p(Tt,{title:"Payload at the tip",children:[p("div",{class:"row",children:[p(qs,{label:"Mass",kind:"mass",value:e.payload.mass,min:0,onChange:u=>a({mass:u},"payload")}),p($e,{small:!0,kind:"quiet",disabled:!e.payload.mass&&!e.payload.inertia.some(Boolean),onClick:()=>a({mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}),children:"Put it down"})]}),e.payload.mass>0&&p(st,{children:[p(jr,{label:"Centre of mass, from the tip",kind:"length",value:e.payload.com,onChange:u=>a({com:u})}),p(jr,{label:"Inertia about it",kind:"inertia",names:["xx","yy","zz"],value:e.payload.inertia.slice(0,3),onChange:u=>a({inertia:[...u,...e.payload.inertia.slice(3)]})})]})]}),n.tip&&p(Tt,{title:"Force on the tip",fold:!0,open:_t.value.wrench.some(Boolean),hint:"In the tip’s frame.",children:[p(jr,{label:"Force",kind:"force",value:_t.value.wrench.slice(0,3),onChange:o(0)}),p(jr,{label:"Moment",kind:"torque",value:_t.value.wrench.slice(3),onChange:o(1)}),p("div",{class:"buttons",children:p($e,{small:!0,disabled:!_t.value.wrench.some(Boolean),onClick:()=>Vt("Let the tip go",u=>({pose:{...u.pose,wrench:[0,0,0,0,0,0]}})),children:"No force"})})]}),p(Tt,{title:"Gravity and mounting",fold:!0,open:!1,children:[p(Ds,{label:"Gravity",value:Rv.find(([,,u])=>Math.abs(u-r)<1e-6)?.[0]??"other",options:[...Rv.map(([u,h])=>[u,h]),["other","Other"]],onChange:u=>{let h=Rv.find(([f])=>f===u)?.[2];if(h===void 0)return;let d=r>0?e.gravity.map(f=>f/r):s.some(Boolean)?e.gravity:[0,0,-1];l(h?d.map(f=>f*h||0):[0,0,0])}}),p(jr,{label:"Gravity, in the root frame",kind:"gravity",value:e.gravity,onChange:l}),e.kind==="dh"&&p(Ds,{label:"Mounted on",value:zS(e.base),options:[["floor","Floor"],["wall","Wall"],["ceiling","Ceiling"],...zS(e.base)==="other"?[["other","Other"]]:[]],onChange:u=>u!=="other"&&Vt("Mount the arm",h=>{if(h.model.kind!=="dh")return{};let d=[...Iv[u]];return[d[3],d[7],d[11]]=We(h.model.base),{model:{...h.model,base:d}}})})]}),p("div",{class:"buttons foot-buttons",children:p($e,{icon:"code",onClick:()=>{Ut(kv(),"Python")},children:"Copy as Python"})})]})}var kv=()=>{let n=_t.value.wrench,e=new Array(He.value?.n??0).fill(0);return tn(`q = ${Ft(_t.value.q)}`,"poses = iso.poses(robot, q)",`tau = robot.inverse_dynamics(q, ${Ft(e)}, ${Ft(e)}${n.some(Boolean)?`, wrench=${Ft(n)}`:""})`,"print(tau)")};wn({id:"pose.zero",title:"Move all joints to zero",words:"home neutral reset",run:()=>He.peek()&&$c([...He.peek()?.neutral??[]],""),python:()=>tn("q = robot.neutral()")},{id:"pose.middle",title:"Move all joints to the middle of their limits",run:()=>{let n=He.peek();n&&$c(_t.peek().q.map((e,t)=>{let i=n.joints.find(s=>s.q===t&&s.nq===1);return i&&i.lower[0]!==null&&i.upper[0]!==null?(i.lower[0]+i.upper[0])/2:e}),"")}},{id:"pose.python",title:"Copy the pose and its torques as Python",words:"code",run:()=>{Ut(kv(),"Python")},python:kv});Ai({id:"pose",title:"Pose",icon:"pose",key:"3",layout:"side",component:rI});var oI="uplot",aI="u-hz",lI="u-vt",cI="u-title",uI="u-wrap",hI="u-under",dI="u-over",fI="u-axis",ml="u-off",pI="u-select",mI="u-cursor-x",gI="u-cursor-y",vI="u-cursor-pt",yI="u-legend",_I="u-live",xI="u-inline",bI="u-series",MI="u-marker",VS="u-label",SI="u-value",Vh="width",Hh="height";var HS="bottom",Xc="left",Lv="right",jv="#000",GS=jv+"0",Dv="mousemove",WS="mousedown",Nv="mouseup",qS="mouseenter",$S="mouseleave",XS="dblclick",wI="resize",AI="scroll",YS="change",um="dppxchange",Kv="--",eu=typeof window<"u",zv=eu?document:null,Jc=eu?window:null,TI=eu?navigator:null,Wt,om;function Vv(){let n=devicePixelRatio;Wt!=n&&(Wt=n,om&&Gv(YS,om,Vv),om=matchMedia(`(min-resolution: ${Wt-.001}dppx) and (max-resolution: ${Wt+.001}dppx)`),gl(YS,om,Vv),Jc.dispatchEvent(new CustomEvent(um)))}function Fs(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function Hv(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function xn(n,e,t){n.style[e]=t+"px"}function mr(n,e,t,i){let s=zv.createElement(n);return e!=null&&Fs(s,e),t?.insertBefore(s,i),s}function Xs(n,e){return mr("div",n,e)}var JS=new WeakMap;function Kr(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=JS.get(n);r!=o&&(n.style.transform=r,JS.set(n,r),e<0||t<0||e>i||t>s?Fs(n,ml):Hv(n,ml))}var jS=new WeakMap;function KS(n,e,t){let i=e+t,s=jS.get(n);i!=s&&(jS.set(n,i),n.style.background=e,n.style.borderColor=t)}var ZS=new WeakMap;function QS(n,e,t,i){let s=e+""+t,r=ZS.get(n);s!=r&&(ZS.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var Zv={passive:!0},EI={...Zv,capture:!0};function gl(n,e,t,i){e.addEventListener(n,t,i?EI:Zv)}function Gv(n,e,t,i){e.removeEventListener(n,t,Zv)}eu&&Vv();function gr(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:Os((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function Ew(n){return(t,i,s)=>{let r=-1,o=-1;for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}var Cw=n=>n!=null,Rw=n=>n!=null&&n>0,fm=Ew(Cw),CI=Ew(Rw);function RI(n,e,t,i=0,s=!1){let r=s?CI:fm,o=s?Rw:Cw;[e,t]=r(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??ln,l??-ln]}function pm(n,e,t,i){let s=nw(n),r=nw(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Io:Pw,a=s==1?Os:Ys,l=r==1?Ys:Os,c=a(o(gi(n))),u=l(o(gi(e))),h=jc(t,c),d=jc(t,u);return t==10&&(c<0&&(h=cn(h,-c)),u<0&&(d=cn(d,-u))),i||t==2?(n=h*s,e=d*r):(n=Dw(n,h),e=mm(e,d)),[n,e]}function Qv(n,e,t,i){let s=pm(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}var ey=.1,ew={mode:3,pad:ey},Wh={pad:0,soft:null,mode:0},PI={min:Wh,max:Wh};function hm(n,e,t,i){return gm(t)?tw(n,e,t):(Wh.pad=t,Wh.soft=i?0:null,Wh.mode=i?3:0,tw(n,e,PI))}function Bt(n,e){return n??e}function II(n,e,t){for(e=Bt(e,0),t=Bt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function tw(n,e,t){let i=t.min,s=t.max,r=Bt(i.pad,0),o=Bt(s.pad,0),a=Bt(i.hard,-ln),l=Bt(s.hard,ln),c=Bt(i.soft,ln),u=Bt(s.soft,-ln),h=Bt(i.mode,0),d=Bt(s.mode,0),f=e-n,g=Io(f),_=ns(gi(n),gi(e)),m=Io(_),v=gi(m-g);(f<1e-24||v>10)&&(f=0,(n==0||e==0)&&(f=1e-24,h==2&&c!=ln&&(r=0),d==2&&u!=-ln&&(o=0)));let y=f||_||1e3,w=Io(y),b=jc(10,Os(w)),C=y*(f==0?n==0?.1:1:r),S=cn(Dw(n-C,b/10),24),x=n>=c&&(h==1||h==3&&S<=c||h==2&&S>=c)?c:ln,A=ns(a,S<x&&n>=x?x:vr(x,S)),O=y*(f==0?e==0?.1:1:o),N=cn(mm(e+O,b/10),24),k=e<=u&&(d==1||d==3&&N>=u||d==2&&N<=u)?u:-ln,V=vr(l,N>k&&e<=k?k:ns(k,N));return A==V&&A==0&&(V=100),[A,V]}var kI=new Intl.NumberFormat(eu?TI.language:"en-US"),ty=n=>kI.format(n),Us=Math,cm=Us.PI,gi=Us.abs,Os=Us.floor,mi=Us.round,Ys=Us.ceil,vr=Us.min,ns=Us.max,jc=Us.pow,nw=Us.sign,Io=Us.log10,Pw=Us.log2,LI=(n,e=1)=>Us.sinh(n)*e,Fv=(n,e=1)=>Us.asinh(n/e),ln=1/0;function iw(n){return(Io((n^n>>31)-(n>>31))|0)+1}function Wv(n,e,t){return vr(ns(n,e),t)}function Iw(n){return typeof n=="function"}function Rt(n){return Iw(n)?n:()=>n}var DI=()=>{},kw=n=>n,Lw=(n,e)=>e,NI=n=>null,sw=n=>!0,rw=(n,e)=>n==e,FI=/\.\d*?(?=9{6,}|0{6,})/gm,vl=n=>{if(Fw(n)||ga.has(n))return n;let e=`${n}`,t=e.match(FI);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${vl(s)}e${r}`}return cn(n,i)};function fl(n,e){return vl(cn(vl(n/e))*e)}function mm(n,e){return vl(Ys(vl(n/e))*e)}function Dw(n,e){return vl(Os(vl(n/e))*e)}function cn(n,e=0){if(Fw(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return mi(i)/t}var ga=new Map;function Nw(n){return((""+n).split(".")[1]||"").length}function $h(n,e,t,i){let s=[],r=i.map(Nw);for(let o=e;o<t;o++){let a=gi(o),l=cn(jc(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,h=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=n==10?u:cn(u,h);s.push(d),ga.set(d,h)}}return s}var qh={},ny=[],Kc=[null,null],ma=Array.isArray,Fw=Number.isInteger,OI=n=>n===void 0;function ow(n){return typeof n=="string"}function gm(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function UI(n){return n!=null&&typeof n=="object"}var BI=Object.getPrototypeOf(Uint8Array),Ow="__proto__";function Zc(n,e=gm){let t;if(ma(n)){let i=n.find(s=>s!=null);if(ma(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=Zc(n[s],e)}else t=n.slice()}else if(n instanceof BI)t=n.slice();else if(e(n)){t={};for(let i in n)i!=Ow&&(t[i]=Zc(n[i],e))}else t=n;return t}function ii(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=Ow&&(gm(n[s])?ii(n[s],Zc(i[s])):n[s]=Zc(i[s]))}return n}var zI=0,VI=1,HI=2;function GI(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function WI(n,e){if(XI(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return YI(o[0])||(o=$I(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],h=Array(s).fill(void 0),d=e?e[o][c]:VI,f=[];for(let g=0;g<u.length;g++){let _=u[g],m=r.get(l[g]);_===null?d!=zI&&(h[m]=_,d==HI&&f.push(m)):h[m]=_}GI(h,f,s),i.push(h)}}return i}var qI=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function $I(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];s.push(a)}return s}function XI(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function YI(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;let r=ns(1,Os((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Uw=["January","February","March","April","May","June","July","August","September","October","November","December"],Bw=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function zw(n){return n.slice(0,3)}var JI=Bw.map(zw),jI=Uw.map(zw),KI={MMMM:Uw,MMM:jI,WWWW:Bw,WWW:JI};function zh(n){return(n<10?"0":"")+n}function ZI(n){return(n<10?"00":n<100?"0":"")+n}var QI={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>zh(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>zh(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>zh(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>zh(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>zh(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>ZI(n.getMilliseconds())};function iy(n,e){e=e||KI;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?QI[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var ek=new Intl.DateTimeFormat().resolvedOptions().timeZone;function tk(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==ek?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var Vw=n=>n%1==0,dm=[1,2,2.5,5],nk=$h(10,-32,0,dm),Hw=$h(10,0,32,dm),ik=Hw.filter(Vw),pl=nk.concat(Hw),sy=`
`,Gw="{YYYY}",aw=sy+Gw,Ww="{M}/{D}",Gh=sy+Ww,am=Gh+"/{YY}",qw="{aa}",sk="{h}:{mm}",Yc=sk+qw,lw=sy+Yc,cw=":{ss}",Yt=null;function $w(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,l=(n==1?$h(10,0,3,dm).filter(Vw):$h(10,-3,0,dm)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Gw,Yt,Yt,Yt,Yt,Yt,Yt,1],[s*28,"{MMM}",aw,Yt,Yt,Yt,Yt,Yt,1],[s,Ww,aw,Yt,Yt,Yt,Yt,Yt,1],[i,"{h}"+qw,am,Yt,Gh,Yt,Yt,Yt,1],[t,Yc,am,Yt,Gh,Yt,Yt,Yt,1],[e,cw,am+" "+Yc,Yt,Gh+" "+Yc,Yt,lw,Yt,1],[n,cw+".{fff}",am+" "+Yc,Yt,Gh+" "+Yc,Yt,lw,Yt,1]];function u(h){return(d,f,g,_,m,v)=>{let y=[],w=m>=o,b=m>=r&&m<o,C=h(g),S=cn(C*n,3),x=Ov(C.getFullYear(),w?0:C.getMonth(),b||w?1:C.getDate()),A=cn(x*n,3);if(b||w){let O=b?m/r:0,N=w?m/o:0,k=S==A?S:cn(Ov(x.getFullYear()+N,x.getMonth()+O,1)*n,3),V=new Date(mi(k/n)),G=V.getFullYear(),T=V.getMonth();for(let I=0;k<=_;I++){let U=Ov(G+N*I,T+O*I,1),B=U-h(cn(U*n,3));k=cn((+U+B)*n,3),k<=_&&y.push(k)}}else{let O=m>=s?s:m,N=Os(g)-Os(S),k=A+N+mm(S-A,O);y.push(k);let V=h(k),G=V.getHours()+V.getMinutes()/t+V.getSeconds()/i,T=m/i,I=d.axes[f]._space,U=v/I;for(;k=cn(k+m,n==1?0:3),!(k>_);)if(T>1){let B=Os(cn(G+T,6))%24,X=h(k).getHours()-B;X>1&&(X=-1),k-=X*i,G=(G+T)%24;let te=y[y.length-1];cn((k-te)/m,3)*U>=.7&&y.push(k)}else y.push(k)}return y}}return[l,c,u]}var[rk,ok,ak]=$w(1),[lk,ck,uk]=$w(.001);$h(2,-53,53,[1]);function uw(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function hw(n,e){return(t,i,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,u,h,d,f;return i.map(g=>{let _=n(g),m=_.getFullYear(),v=_.getMonth(),y=_.getDate(),w=_.getHours(),b=_.getMinutes(),C=_.getSeconds(),S=m!=l&&a[2]||v!=c&&a[3]||y!=u&&a[4]||w!=h&&a[5]||b!=d&&a[6]||C!=f&&a[7]||a[1];return l=m,c=v,u=y,h=w,d=b,f=C,S(_)})}}function hk(n,e){let t=iy(e);return(i,s,r,o,a)=>s.map(l=>t(n(l)))}function Ov(n,e,t){return new Date(n,e,t)}function dw(n,e){return e(n)}var dk="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function fw(n,e){return(t,i,s,r)=>r==null?Kv:e(n(i))}function fk(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function pk(n,e){return n.series[e].fill(n,e)}var mk={show:!0,live:!0,isolate:!1,mount:DI,markers:{show:!0,width:2,stroke:fk,fill:pk,dash:"solid"},idx:null,idxs:null,values:[]};function gk(n,e){let t=n.cursor.points,i=Xs(),s=t.size(n,e);xn(i,Vh,s),xn(i,Hh,s);let r=s/-2;xn(i,"marginLeft",r),xn(i,"marginTop",r);let o=t.width(n,e,s);return o&&xn(i,"borderWidth",o),i}function vk(n,e){let t=n.series[e].points;return t._fill||t._stroke}function yk(n,e){let t=n.series[e].points;return t._stroke||t._fill}function _k(n,e){return n.series[e].points.size}var Uv=[0,0];function xk(n,e,t){return Uv[0]=e,Uv[1]=t,Uv}function lm(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function Bv(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}var bk={show:!0,x:!0,y:!0,lock:!1,move:xk,points:{one:!1,show:gk,size:_k,width:0,stroke:yk,fill:vk},bind:{mousedown:lm,mouseup:lm,click:lm,dblclick:lm,mousemove:Bv,mouseleave:Bv,mouseenter:Bv},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Xw={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ry=ii({},Xw,{filter:Lw}),Yw=ii({},ry,{size:10}),Jw=ii({},Xw,{show:!1}),oy='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',jw="bold "+oy,Kw=1.5,pw={show:!0,scale:"x",stroke:jv,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:jw,side:2,grid:ry,ticks:Yw,border:Jw,font:oy,lineGap:Kw,rotate:0},Mk="Value",Sk="Time",mw={show:!0,scale:"x",auto:!1,sorted:1,min:ln,max:-ln,idxs:[]};function wk(n,e,t,i,s){return e.map(r=>r==null?"":ty(r))}function Ak(n,e,t,i,s,r,o){let a=[],l=ga.get(s)||0;t=o?t:cn(mm(t,s),l);for(let c=t;c<=i;c=cn(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function qv(n,e,t,i,s,r,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?Io:Pw,u=Os(c(t));s=jc(l,u),l==10&&(s=pl[gr(s,pl)]);let h=t,d=s*l;l==10&&(d=pl[gr(d,pl)]);do a.push(h),h=h+s,l==10&&!ga.has(h)&&(h=cn(h,ga.get(s))),h>=d&&(s=h,d=s*l,l==10&&(d=pl[gr(d,pl)]));while(h<=i);return a}function Tk(n,e,t,i,s,r,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?qv(n,e,ns(l,t),i,s):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?qv(n,e,ns(l,-i),-t,s):[l]).reverse().map(d=>-d).concat(u,c)}var Zw=/./,Ek=/[12357]/,Ck=/[125]/,gw=/1/,$v=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function Rk(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],l=n.valToPos,c=r._space,u=l(10,o),h=l(9,o)-u>=c?Zw:l(7,o)-u>=c?Ek:l(5,o)-u>=c?Ck:gw;if(h==gw){let d=gi(l(1,o)-u);if(d<c)return $v(e.slice().reverse(),a.distr,h,Ys(c/d)).reverse()}return $v(e,a.distr,h,1)}function Pk(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=r._space,l=n.valToPos,c=gi(l(1,o)-l(2,o));return c<a?$v(e.slice().reverse(),3,Zw,Ys(a/c)).reverse():e}function Ik(n,e,t,i){return i==null?Kv:e==null?"":ty(e)}var vw={show:!0,scale:"y",stroke:jv,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:jw,side:3,grid:ry,ticks:Yw,border:Jw,font:oy,lineGap:Kw,rotate:0};function kk(n,e){let t=3+(n||1)*2;return cn(t*e,3)}function Lk(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=gi(o-r),l=n.series[e],c=a/(l.points.space*Wt);return i[1]-i[0]<=c}var yw={scale:null,auto:!0,sorted:0,min:ln,max:-ln},Qw=(n,e,t,i,s)=>s,_w={show:!0,auto:!0,sorted:0,gaps:Qw,alpha:1,facets:[ii({},yw,{scale:"x"}),ii({},yw,{scale:"y"})]},xw={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Qw,alpha:1,points:{show:Lk,filter:null},values:null,min:ln,max:-ln,idxs:[],path:null,clip:null};function Dk(n,e,t,i,s){return t/10}var e1={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Nk=ii({},e1,{time:!1,ori:1}),bw={};function t1(n,e){let t=bw[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(i,s,r,o,a,l,c)}},n!=null&&(bw[n]=t)),t}var Qc=1,Xv=2;function yl(n,e,t){let i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=r[0],c=i==2?r[1]:r[e],u=i==2?o[s.facets[0].scale]:o[n.series[0].scale],h=i==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,_=a.height,m=n.valToPosH,v=n.valToPosV;return u.ori==0?t(s,l,c,u,h,m,v,d,f,g,_,ym,tu,xm,i1,r1):t(s,l,c,u,h,v,m,f,d,_,g,_m,nu,cy,s1,o1)}function ay(n,e){let t=0,i=0,s=Bt(n.bands,ny);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function Fk(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,l=n.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function ko(n,e,t,i,s,r){return yl(n,e,(o,a,l,c,u,h,d,f,g,_,m)=>{let v=o.pxRound,y=c.dir*(c.ori==0?1:-1),w=c.ori==0?tu:nu,b,C;y==1?(b=t,C=i):(b=i,C=t);let S=v(h(a[b],c,_,f)),x=v(d(l[b],u,m,g)),A=v(h(a[C],c,_,f)),O=v(d(r==1?u.max:u.min,u,m,g)),N=new Path2D(s);return w(N,A,O),w(N,S,O),w(N,S,x),N})}function vm(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;let a=e==0?xm:cy,l=t;for(let h=0;h<n.length;h++){let d=n[h];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,i,f,i+r),l=d[1]}}let c=t+s-l,u=10;c>0&&a(o,l,i-u/2,c,i+r+u)}return o}function Ok(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function ly(n,e,t,i,s,r,o){let a=[],l=n.length;for(let c=s==1?t:i;c>=t&&c<=i;c+=s)if(e[c]===null){let h=c,d=c;if(s==1)for(;++c<=i&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(n[h]),g=d==h?f:r(n[d]),_=h-s;f=o<=0&&_>=0&&_<l?r(n[_]):f;let v=d+s;g=o>=0&&v>=0&&v<l?r(n[v]):g,g>=f&&a.push([f,g])}return a}function Mw(n){return n==0?kw:n==1?mi:e=>fl(e,n)}function n1(n){let e=n==0?ym:_m,t=n==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},i=n==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,u=0)=>{c==0&&u==0?i(s,r,o,a,l):(c=vr(c,a/2,l/2),u=vr(u,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,u),t(s,r,o+l,r,o,u),t(s,r,o,r+a,o,c),s.closePath())}}var ym=(n,e,t)=>{n.moveTo(e,t)},_m=(n,e,t)=>{n.moveTo(t,e)},tu=(n,e,t)=>{n.lineTo(e,t)},nu=(n,e,t)=>{n.lineTo(t,e)},xm=n1(0),cy=n1(1),i1=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},s1=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},r1=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},o1=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};function a1(n){return(e,t,i,s,r)=>yl(e,t,(o,a,l,c,u,h,d,f,g,_,m)=>{let{pxRound:v,points:y}=o,w,b;c.ori==0?(w=ym,b=i1):(w=_m,b=s1);let C=cn(y.width*Wt,3),S=(y.size-y.width)/2*Wt,x=cn(S*2,3),A=new Path2D,O=new Path2D,{left:N,top:k,width:V,height:G}=e.bbox;xm(O,N-x,k-x,V+x*2,G+x*2);let T=I=>{if(l[I]!=null){let U=v(h(a[I],c,_,f)),B=v(d(l[I],u,m,g));w(A,U+S,B),b(A,U,B,S,0,cm*2)}};if(r)r.forEach(T);else for(let I=i;I<=s;I++)T(I);return{stroke:C>0?A:null,fill:A,clip:O,flags:Qc|Xv}})}function l1(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}var Uk=l1(tu),Bk=l1(nu);function c1(n){let e=Bt(n?.alignGaps,0);return(t,i,s,r)=>yl(t,i,(o,a,l,c,u,h,d,f,g,_,m)=>{[s,r]=fm(l,s,r);let v=o.pxRound,y=G=>v(h(G,c,_,f)),w=G=>v(d(G,u,m,g)),b,C;c.ori==0?(b=tu,C=Uk):(b=nu,C=Bk);let S=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Qc},A=x.stroke,O=!1;if(r-s>=_*4){let G=de=>t.posToVal(de,c.key,!0),T=null,I=null,U,B,se,$=y(a[S==1?s:r]),X=y(a[s]),te=y(a[r]),ce=G(S==1?X+1:te-1);for(let de=S==1?s:r;de>=s&&de<=r;de+=S){let J=a[de],ge=(S==1?J<ce:J>ce)?$:y(J),Ce=l[de];ge==$?Ce!=null?(B=Ce,T==null?(b(A,ge,w(B)),U=T=I=B):B<T?T=B:B>I&&(I=B)):Ce===null&&(O=!0):(T!=null&&C(A,$,w(T),w(I),w(U),w(B)),Ce!=null?(B=Ce,b(A,ge,w(B)),T=I=U=B):(T=I=null,Ce===null&&(O=!0)),$=ge,ce=G($+S))}T!=null&&T!=I&&se!=$&&C(A,$,w(T),w(I),w(U),w(B))}else for(let G=S==1?s:r;G>=s&&G<=r;G+=S){let T=l[G];T===null?O=!0:T!=null&&b(A,y(a[G]),w(T))}let[k,V]=ay(t,i);if(o.fill!=null||k!=0){let G=x.fill=new Path2D(A),T=o.fillTo(t,i,o.min,o.max,k),I=w(T),U=y(a[s]),B=y(a[r]);S==-1&&([B,U]=[U,B]),b(G,B,I),b(G,U,I)}if(!o.spanGaps){let G=[];O&&G.push(...ly(a,l,s,r,S,y,e)),x.gaps=G=o.gaps(t,i,s,r,G),x.clip=vm(G,c.ori,f,g,_,m)}return V!=0&&(x.band=V==2?[ko(t,i,s,r,A,-1),ko(t,i,s,r,A,1)]:ko(t,i,s,r,A,V)),x})}function zk(n){let e=Bt(n.align,1),t=Bt(n.ascDesc,!1),i=Bt(n.alignGaps,0),s=Bt(n.extend,!1);return(r,o,a,l)=>yl(r,o,(c,u,h,d,f,g,_,m,v,y,w)=>{[a,l]=fm(h,a,l);let b=c.pxRound,{left:C,width:S}=r.bbox,x=X=>b(g(X,d,y,m)),A=X=>b(_(X,f,w,v)),O=d.ori==0?tu:nu,N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Qc},k=N.stroke,V=d.dir*(d.ori==0?1:-1),G=A(h[V==1?a:l]),T=x(u[V==1?a:l]),I=T,U=T;s&&e==-1&&(U=C,O(k,U,G)),O(k,T,G);for(let X=V==1?a:l;X>=a&&X<=l;X+=V){let te=h[X];if(te==null)continue;let ce=x(u[X]),de=A(te);e==1?O(k,ce,G):O(k,I,de),O(k,ce,de),G=de,I=ce}let B=I;s&&e==1&&(B=C+S,O(k,B,G));let[se,$]=ay(r,o);if(c.fill!=null||se!=0){let X=N.fill=new Path2D(k),te=c.fillTo(r,o,c.min,c.max,se),ce=A(te);O(X,B,ce),O(X,U,ce)}if(!c.spanGaps){let X=[];X.push(...ly(u,h,a,l,V,x,i));let te=c.width*Wt/2,ce=t||e==1?te:-te,de=t||e==-1?-te:te;X.forEach(J=>{J[0]+=ce,J[1]+=de}),N.gaps=X=c.gaps(r,o,a,l,X),N.clip=vm(X,d.ori,m,v,y,w)}return $!=0&&(N.band=$==2?[ko(r,o,a,l,k,-1),ko(r,o,a,l,k,1)]:ko(r,o,a,l,k,$)),N})}function Sw(n,e,t,i,s,r,o=ln){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=gi(n[l]-n[a]);u<c&&(c=u,o=gi(t(n[l],i,s,r)-t(n[a],i,s,r)))}a=l}}return o}function Vk(n){n=n||qh;let e=Bt(n.size,[.6,ln,1]),t=n.align||0,i=n.gap||0,s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=Rt(s),o=1-e[0],a=Bt(e[1],ln),l=Bt(e[2],1),c=Bt(n.disp,qh),u=Bt(n.each,f=>{}),{fill:h,stroke:d}=c;return(f,g,_,m)=>yl(f,g,(v,y,w,b,C,S,x,A,O,N,k)=>{let V=v.pxRound,G=t,T=i*Wt,I=a*Wt,U=l*Wt,B,se;b.ori==0?[B,se]=r(f,g):[se,B]=r(f,g);let $=b.dir*(b.ori==0?1:-1),X=b.ori==0?xm:cy,te=b.ori==0?u:(Pe,Ke,ut,we,rn,Ge,je)=>{u(Pe,Ke,ut,rn,we,je,Ge)},ce=Bt(f.bands,ny).find(Pe=>Pe.series[0]==g),de=ce!=null?ce.dir:0,J=v.fillTo(f,g,v.min,v.max,de),fe=V(x(J,C,k,O)),ge,Ce,Se,Ye=N,ct=V(v.width*Wt),qe=!1,yt=null,pt=null,at=null,bn=null;h!=null&&(ct==0||d!=null)&&(qe=!0,yt=h.values(f,g,_,m),pt=new Map,new Set(yt).forEach(Pe=>{Pe!=null&&pt.set(Pe,new Path2D)}),ct>0&&(at=d.values(f,g,_,m),bn=new Map,new Set(at).forEach(Pe=>{Pe!=null&&bn.set(Pe,new Path2D)})));let{x0:un,size:Wn}=c;if(un!=null&&Wn!=null){G=1,y=un.values(f,g,_,m),un.unit==2&&(y=y.map(ut=>f.posToVal(A+ut*N,b.key,!0)));let Pe=Wn.values(f,g,_,m);Wn.unit==2?Ce=Pe[0]*N:Ce=S(Pe[0],b,N,A)-S(0,b,N,A),Ye=Sw(y,w,S,b,N,A,Ye),Se=Ye-Ce+T}else Ye=Sw(y,w,S,b,N,A,Ye),Se=Ye*o+T,Ce=Ye-Se;Se<1&&(Se=0),ct>=Ce/2&&(ct=0),Se<5&&(V=kw);let Qt=Se>0,vi=Ye-Se-(Qt?ct:0);Ce=V(Wv(vi,U,I)),ge=(G==0?Ce/2:G==$?0:Ce)-G*$*((G==0?T/2:0)+(Qt?ct/2:0));let kt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},si=qe?null:new Path2D,kn=null;if(ce!=null)kn=f.data[ce.series[1]];else{let{y0:Pe,y1:Ke}=c;Pe!=null&&Ke!=null&&(w=Ke.values(f,g,_,m),kn=Pe.values(f,g,_,m))}let qn=B*Ce,H=se*Ce;for(let Pe=$==1?_:m;Pe>=_&&Pe<=m;Pe+=$){let Ke=w[Pe];if(Ke==null)continue;if(kn!=null){let Y=kn[Pe]??0;if(Ke-Y==0)continue;fe=x(Y,C,k,O)}let ut=b.distr!=2||c!=null?y[Pe]:Pe,we=S(ut,b,N,A),rn=x(Bt(Ke,J),C,k,O),Ge=V(we-ge),je=V(ns(rn,fe)),L=V(vr(rn,fe)),E=je-L;if(Ke!=null){let Y=Ke<0?H:qn,he=Ke<0?qn:H;qe?(ct>0&&at[Pe]!=null&&X(bn.get(at[Pe]),Ge,L+Os(ct/2),Ce,ns(0,E-ct),Y,he),yt[Pe]!=null&&X(pt.get(yt[Pe]),Ge,L+Os(ct/2),Ce,ns(0,E-ct),Y,he)):X(si,Ge,L+Os(ct/2),Ce,ns(0,E-ct),Y,he),te(f,g,Pe,Ge-ct/2,L,Ce+ct,E)}}return ct>0?kt.stroke=qe?bn:si:qe||(kt._fill=v.width==0?v._fill:v._stroke??v._fill,kt.width=0),kt.fill=qe?pt:si,kt})}function Hk(n,e){let t=Bt(e?.alignGaps,0);return(i,s,r,o)=>yl(i,s,(a,l,c,u,h,d,f,g,_,m,v)=>{[r,o]=fm(c,r,o);let y=a.pxRound,w=B=>y(d(B,u,m,g)),b=B=>y(f(B,h,v,_)),C,S,x;u.ori==0?(C=ym,x=tu,S=r1):(C=_m,x=nu,S=o1);let A=u.dir*(u.ori==0?1:-1),O=w(l[A==1?r:o]),N=O,k=[],V=[];for(let B=A==1?r:o;B>=r&&B<=o;B+=A)if(c[B]!=null){let $=l[B],X=w($);k.push(N=X),V.push(b(c[B]))}let G={stroke:n(k,V,C,x,S,y),fill:null,clip:null,band:null,gaps:null,flags:Qc},T=G.stroke,[I,U]=ay(i,s);if(a.fill!=null||I!=0){let B=G.fill=new Path2D(T),se=a.fillTo(i,s,a.min,a.max,I),$=b(se);x(B,N,$),x(B,O,$)}if(!a.spanGaps){let B=[];B.push(...ly(l,c,r,o,A,w,t)),G.gaps=B=a.gaps(i,s,r,o,B),G.clip=vm(B,u.ori,g,_,m,v)}return U!=0&&(G.band=U==2?[ko(i,s,r,o,T,-1),ko(i,s,r,o,T,1)]:ko(i,s,r,o,T,U)),G})}function Gk(n){return Hk(Wk,n)}function Wk(n,e,t,i,s,r){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=n[d+1]-n[d],c[d]=u[d]/h[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,n[d]+h[d]/3,e[d]+l[d]*h[d]/3,n[d+1]-h[d]/3,e[d+1]-l[d+1]*h[d]/3,n[d+1],e[d+1])}return a}var Yv=new Set;function ww(){for(let n of Yv)n.syncRect(!0)}eu&&(gl(wI,Jc,ww),gl(AI,Jc,ww,!0),gl(um,Jc,()=>{Li.pxRatio=Wt}));var qk=c1(),$k=a1();function Aw(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>Jv(r,o,e,t))}function Xk(n,e){return n.map((t,i)=>i==0?{}:ii({},e,t))}function Jv(n,e,t,i){return ii({},e==0?t:i,n)}function u1(n,e,t){return e==null?Kc:[e,t]}var Yk=u1;function Jk(n,e,t){return e==null?Kc:hm(e,t,ey,!0)}function h1(n,e,t,i){return e==null?Kc:pm(e,t,n.scales[i].log,!1)}var jk=h1;function d1(n,e,t,i){return e==null?Kc:Qv(e,t,n.scales[i].log,!1)}var Kk=d1;function Zk(n,e,t,i,s){let r=ns(iw(n),iw(e)),o=e-n,a=gr(s/i*o,t);do{let l=t[a],c=i*l/o;if(c>=s&&r+(l<5?ga.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function Tw(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=mi((t=+s)*Wt))+"px"),[n,e,t]}function Qk(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=cn(e[2]*Wt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Li(n,e,t){let i={mode:Bt(n.mode,1)},s=i.mode;function r(M,R,D,F){let q=R.valToPct(M);return F+D*(R.dir==-1?1-q:q)}function o(M,R,D,F){let q=R.valToPct(M);return F+D*(R.dir==-1?q:1-q)}function a(M,R,D,F){return R.ori==0?r(M,R,D,F):o(M,R,D,F)}i.valToPosH=r,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=Xs(oI);if(n.id!=null&&(c.id=n.id),Fs(c,n.class),n.title){let M=Xs(cI,c);M.textContent=n.title}let u=mr("canvas"),h=i.ctx=u.getContext("2d"),d=Xs(uI,c);gl("click",d,M=>{M.target===g&&(pn!=Tl||Mn!=El)&&Ei.click(i,M)},!0);let f=i.under=Xs(hI,d);d.appendChild(u);let g=i.over=Xs(dI,d);n=Zc(n);let _=+Bt(n.pxAlign,1),m=Mw(_);(n.plugins||[]).forEach(M=>{M.opts&&(n=M.opts(i,n)||n)});let v=n.ms||.001,y=i.series=s==1?Aw(n.series||[],mw,xw,!1):Xk(n.series||[null],_w),w=i.axes=Aw(n.axes||[],pw,vw,!0),b=i.scales={},C=i.bands=n.bands||[];C.forEach(M=>{M.fill=Rt(M.fill||null),M.dir=Bt(M.dir,-1)});let S=s==2?y[1].facets[0].scale:y[0].scale,x={axes:so,series:bt},A=(n.drawOrder||["axes","series"]).map(M=>x[M]);function O(M){let R=M.distr==3?D=>Io(D>0?D:M.clamp(i,D,M.min,M.max,M.key)):M.distr==4?D=>Fv(D,M.asinh):M.distr==100?D=>M.fwd(D):D=>D;return D=>{let F=R(D),{_min:q,_max:Q}=M,le=Q-q;return(F-q)/le}}function N(M){let R=b[M];if(R==null){let D=(n.scales||qh)[M]||qh;if(D.from!=null){N(D.from);let F=ii({},b[D.from],D,{key:M});F.valToPct=O(F),b[M]=F}else{R=b[M]=ii({},M==S?e1:Nk,D),R.key=M;let F=R.time,q=R.range,Q=ma(q);if((M!=S||s==2&&!F)&&(Q&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?ew:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?ew:{mode:1,hard:q[1],soft:q[1]}},Q=!1),!Q&&gm(q))){let le=q;q=(me,be,De)=>be==null?Kc:hm(be,De,le)}R.range=Rt(q||(F?Yk:M==S?R.distr==3?jk:R.distr==4?Kk:u1:R.distr==3?h1:R.distr==4?d1:Jk)),R.auto=Rt(Q?!1:R.auto),R.clamp=Rt(R.clamp||Dk),R._min=R._max=null,R.valToPct=O(R)}}}N("x"),N("y"),s==1&&y.forEach(M=>{N(M.scale)}),w.forEach(M=>{N(M.scale)});for(let M in n.scales)N(M);let k=b[S],V=k.distr,G,T;k.ori==0?(Fs(c,aI),G=r,T=o):(Fs(c,lI),G=o,T=r);let I={};for(let M in b){let R=b[M];(R.min!=null||R.max!=null)&&(I[M]={min:R.min,max:R.max},R.min=R.max=null)}let U=n.tzDate||(M=>new Date(mi(M/v))),B=n.fmtDate||iy,se=v==1?ak(U):uk(U),$=hw(U,uw(v==1?ok:ck,B)),X=fw(U,dw(dk,B)),te=[],ce=i.legend=ii({},mk,n.legend),de=i.cursor=ii({},bk,{drag:{y:s==2}},n.cursor),J=ce.show,fe=de.show,ge=ce.markers;ce.idxs=te,ge.width=Rt(ge.width),ge.dash=Rt(ge.dash),ge.stroke=Rt(ge.stroke),ge.fill=Rt(ge.fill);let Ce,Se,Ye,ct=[],qe=[],yt,pt=!1,at={};if(ce.live){let M=y[1]?y[1].values:null;pt=M!=null,yt=pt?M(i,1,0):{_:0};for(let R in yt)at[R]=Kv}if(J)if(Ce=mr("table",yI,c),Ye=mr("tbody",null,Ce),ce.mount(i,Ce),pt){Se=mr("thead",null,Ce,Ye);let M=mr("tr",null,Se);mr("th",null,M);for(var bn in yt)mr("th",VS,M).textContent=bn}else Fs(Ce,xI),ce.live&&Fs(Ce,_I);let un={show:!0},Wn={show:!1};function Qt(M,R){if(R==0&&(pt||!ce.live||s==2))return Kc;let D=[],F=mr("tr",bI,Ye,Ye.childNodes[R]);Fs(F,M.class),M.show||Fs(F,ml);let q=mr("th",null,F);if(ge.show){let me=Xs(MI,q);if(R>0){let be=ge.width(i,R);be&&(me.style.border=be+"px "+ge.dash(i,R)+" "+ge.stroke(i,R)),me.style.background=ge.fill(i,R)}}let Q=Xs(VS,q);M.label instanceof HTMLElement?Q.appendChild(M.label):Q.textContent=M.label,R>0&&(ge.show||(Q.style.color=M.width>0?ge.stroke(i,R):ge.fill(i,R)),kt("click",q,me=>{if(de._lock)return;et(me);let be=y.indexOf(M);if((me.ctrlKey||me.metaKey)!=ce.isolate){let De=y.some((Ne,Ue)=>Ue>0&&Ue!=be&&Ne.show);y.forEach((Ne,Ue)=>{Ue>0&&wr(Ue,De?Ue==be?un:Wn:un,!0,Jn.setSeries)})}else wr(be,{show:!M.show},!0,Jn.setSeries)},!1),tt&&kt(qS,q,me=>{de._lock||(et(me),wr(y.indexOf(M),Rl,!0,Jn.setSeries))},!1));for(var le in yt){let me=mr("td",SI,F);me.textContent="--",D.push(me)}return[F,D]}let vi=new Map;function kt(M,R,D,F=!0){let q=vi.get(R)||{},Q=de.bind[M](i,R,D,F);Q&&(gl(M,R,q[M]=Q),vi.set(R,q))}function si(M,R,D){let F=vi.get(R)||{};for(let q in F)(M==null||q==M)&&(Gv(q,R,F[q]),delete F[q]);M==null&&vi.delete(R)}let kn=0,qn=0,H=0,Pe=0,Ke=0,ut=0,we=Ke,rn=ut,Ge=H,je=Pe,L=0,E=0,Y=0,he=0;i.bbox={};let ae=!1,_e=!1,xe=!1,ne=!1,re=!1,ve=!1;function z(M,R,D){(D||M!=i.width||R!=i.height)&&oe(M,R),mt(!1),xe=!0,_e=!0,Di()}function oe(M,R){i.width=kn=H=M,i.height=qn=Pe=R,Ke=ut=0,Me(),Xe();let D=i.bbox;L=D.left=fl(Ke*Wt,.5),E=D.top=fl(ut*Wt,.5),Y=D.width=fl(H*Wt,.5),he=D.height=fl(Pe*Wt,.5)}let ie=3;function Ae(){let M=!1,R=0;for(;!M;){R++;let D=Sl(R),F=Sr(R);M=R==ie||D&&F,M||(oe(i.width,i.height),_e=!0)}}function ye({width:M,height:R}){z(M,R)}i.setSize=ye;function Me(){let M=!1,R=!1,D=!1,F=!1;w.forEach((q,Q)=>{if(q.show&&q._show){let{side:le,_size:me}=q,be=le%2,De=q.label!=null?q.labelSize:0,Ne=me+De;Ne>0&&(be?(H-=Ne,le==3?(Ke+=Ne,F=!0):D=!0):(Pe-=Ne,le==0?(ut+=Ne,M=!0):R=!0))}}),br[0]=M,br[1]=D,br[2]=R,br[3]=F,H-=Js[1]+Js[3],Ke+=Js[3],Pe-=Js[2]+Js[0],ut+=Js[0]}function Xe(){let M=Ke+H,R=ut+Pe,D=Ke,F=ut;function q(Q,le){switch(Q){case 1:return M+=le,M-le;case 2:return R+=le,R-le;case 3:return D-=le,D+le;case 0:return F-=le,F+le}}w.forEach((Q,le)=>{if(Q.show&&Q._show){let me=Q.side;Q._pos=q(me,Q._size),Q.label!=null&&(Q._lpos=q(me,Q.labelSize))}})}if(de.dataIdx==null){let M=de.hover,R=M.skip=new Set(M.skip??[]);R.add(void 0);let D=M.prox=Rt(M.prox),F=M.bias??=0;de.dataIdx=(q,Q,le,me)=>{if(Q==0)return le;let be=le,De=D(q,Q,le,me)??ln,Ne=De>=0&&De<ln,Ue=k.ori==0?H:Pe,lt=de.left,zt=e[0],Ot=e[Q];if(R.has(Ot[le])){be=null;let Mt=null,Qe=null,Je;if(F==0||F==-1)for(Je=le;Mt==null&&Je-- >0;)R.has(Ot[Je])||(Mt=Je);if(F==0||F==1)for(Je=le;Qe==null&&Je++<Ot.length;)R.has(Ot[Je])||(Qe=Je);if(Mt!=null||Qe!=null)if(Ne){let gn=Mt==null?-1/0:G(zt[Mt],k,Ue,0),Nn=Qe==null?1/0:G(zt[Qe],k,Ue,0),bi=lt-gn,en=Nn-lt;bi<=en?bi<=De&&(be=Mt):en<=De&&(be=Qe)}else be=Qe==null?Mt:Mt==null?Qe:le-Mt<=Qe-le?Mt:Qe}else Ne&&gi(lt-G(zt[le],k,Ue,0))>De&&(be=null);return be}}let et=M=>{de.event=M};de.idxs=te,de._lock=!1;let ue=de.points;ue.show=Rt(ue.show),ue.size=Rt(ue.size),ue.stroke=Rt(ue.stroke),ue.width=Rt(ue.width),ue.fill=Rt(ue.fill);let Be=i.focus=ii({},n.focus||{alpha:.3},de.focus),tt=Be.prox>=0,Re=tt&&ue.one,dt=[],fn=[],Wi=[];function au(M,R){let D=ue.show(i,R);if(D instanceof HTMLElement)return Fs(D,vI),Fs(D,M.class),Kr(D,-10,-10,H,Pe),g.insertBefore(D,dt[R]),D}function xl(M,R){if(s==1||R>0){let D=s==1&&b[M.scale].time,F=M.value;M.value=D?ow(F)?fw(U,dw(F,B)):F||X:F||Ik,M.label=M.label||(D?Sk:Mk)}if(Re||R>0){M.width=M.width==null?1:M.width,M.paths=M.paths||qk||NI,M.fillTo=Rt(M.fillTo||Fk),M.pxAlign=+Bt(M.pxAlign,_),M.pxRound=Mw(M.pxAlign),M.stroke=Rt(M.stroke||null),M.fill=Rt(M.fill||null),M._stroke=M._fill=M._paths=M._focus=null;let D=kk(ns(1,M.width),1),F=M.points=ii({},{size:D,width:ns(1,D*.2),stroke:M.stroke,space:D*2,paths:$k,_stroke:null,_fill:null},M.points);F.show=Rt(F.show),F.filter=Rt(F.filter),F.fill=Rt(F.fill),F.stroke=Rt(F.stroke),F.paths=Rt(F.paths),F.pxAlign=M.pxAlign}if(J){let D=Qt(M,R);ct.splice(R,0,D[0]),qe.splice(R,0,D[1]),ce.values.push(null)}if(fe){te.splice(R,0,null);let D=null;Re?R==0&&(D=au(M,R)):R>0&&(D=au(M,R)),dt.splice(R,0,D),fn.splice(R,0,0),Wi.splice(R,0,0)}xi("addSeries",R)}function Pm(M,R){R=R??y.length,M=s==1?Jv(M,R,mw,xw):Jv(M,R,{},_w),y.splice(R,0,M),xl(y[R],R)}i.addSeries=Pm;function ed(M){if(y.splice(M,1),J){ce.values.splice(M,1),qe.splice(M,1);let R=ct.splice(M,1)[0];si(null,R.firstChild),R.remove()}fe&&(te.splice(M,1),dt.splice(M,1)[0].remove(),fn.splice(M,1),Wi.splice(M,1)),xi("delSeries",M)}i.delSeries=ed;let br=[!1,!1,!1,!1];function to(M,R){if(M._show=M.show,M.show){let D=M.side%2,F=b[M.scale];F==null&&(M.scale=D?y[1].scale:S,F=b[M.scale]);let q=F.time;M.size=Rt(M.size),M.space=Rt(M.space),M.rotate=Rt(M.rotate),ma(M.incrs)&&M.incrs.forEach(le=>{!ga.has(le)&&ga.set(le,Nw(le))}),M.incrs=Rt(M.incrs||(F.distr==2?ik:q?v==1?rk:lk:pl)),M.splits=Rt(M.splits||(q&&F.distr==1?se:F.distr==3?qv:F.distr==4?Tk:Ak)),M.stroke=Rt(M.stroke),M.grid.stroke=Rt(M.grid.stroke),M.ticks.stroke=Rt(M.ticks.stroke),M.border.stroke=Rt(M.border.stroke);let Q=M.values;M.values=ma(Q)&&!ma(Q[0])?Rt(Q):q?ma(Q)?hw(U,uw(Q,B)):ow(Q)?hk(U,Q):Q||$:Q||wk,M.filter=Rt(M.filter||(F.distr>=3&&F.log==10?Rk:F.distr==3&&F.log==2?Pk:Lw)),M.font=Tw(M.font),M.labelFont=Tw(M.labelFont),M._size=M.size(i,null,R,0),M._space=M._rotate=M._incrs=M._found=M._splits=M._values=null,M._size>0&&(br[R]=!0,M._el=Xs(fI,d))}}function no(M,R,D,F){let[q,Q,le,me]=D,be=R%2,De=0;return be==0&&(me||Q)&&(De=R==0&&!q||R==2&&!le?mi(pw.size/3):0),be==1&&(q||le)&&(De=R==1&&!Q||R==3&&!me?mi(vw.size/2):0),De}let lu=i.padding=(n.padding||[no,no,no,no]).map(M=>Rt(Bt(M,no))),Js=i._padding=lu.map((M,R)=>M(i,R,br,0)),Ln,zn=null,Vn=null,Mr=s==1?y[0].idxs:null,hs=null,Fo=!1;function cu(M,R){if(e=M??[],i.data=i._data=e,s==2){Ln=0;for(let D=1;D<y.length;D++)Ln+=e[D][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),hs=e[0],Ln=hs.length;let D=e;if(V==2){D=e.slice();let F=D[0]=Array(Ln);for(let q=0;q<Ln;q++)F[q]=q}i._data=e=D}if(mt(!0),xi("setData"),V==2&&(xe=!0),R!==!1){let D=k;D.auto(i,Fo)?uu():Bo(S,D.min,D.max),ne=ne||de.left>=0,ve=!0,Di()}}i.setData=cu;function uu(){Fo=!0;let M,R;s==1&&(Ln>0?(zn=Mr[0]=0,Vn=Mr[1]=Ln-1,M=e[0][zn],R=e[0][Vn],V==2?(M=zn,R=Vn):M==R&&(V==3?[M,R]=pm(M,M,k.log,!1):V==4?[M,R]=Qv(M,M,k.log,!1):k.time?R=M+mi(86400/v):[M,R]=hm(M,R,ey,!0))):(zn=Mr[0]=M=null,Vn=Mr[1]=R=null)),Bo(S,M,R)}let bl,Oo,Ml,P,W,ee,j,Z,Te,Ie;function Ee(M,R,D,F,q,Q){M??=GS,D??=ny,F??="butt",q??=GS,Q??="round",M!=bl&&(h.strokeStyle=bl=M),q!=Oo&&(h.fillStyle=Oo=q),R!=Ml&&(h.lineWidth=Ml=R),Q!=W&&(h.lineJoin=W=Q),F!=ee&&(h.lineCap=ee=F),D!=P&&h.setLineDash(P=D)}function ke(M,R,D,F){R!=Oo&&(h.fillStyle=Oo=R),M!=j&&(h.font=j=M),D!=Z&&(h.textAlign=Z=D),F!=Te&&(h.textBaseline=Te=F)}function Ve(M,R,D,F,q=0){if(F.length>0&&M.auto(i,Fo)&&(R==null||R.min==null)){let Q=Bt(zn,0),le=Bt(Vn,F.length-1),me=D.min==null?RI(F,Q,le,q,M.distr==3):[D.min,D.max];M.min=vr(M.min,D.min=me[0]),M.max=ns(M.max,D.max=me[1])}}let it={min:null,max:null};function xt(){for(let F in b){let q=b[F];I[F]==null&&(q.min==null||I[S]!=null&&q.auto(i,Fo))&&(I[F]=it)}for(let F in b){let q=b[F];I[F]==null&&q.from!=null&&I[q.from]!=null&&(I[F]=it)}I[S]!=null&&mt(!0);let M={};for(let F in I){let q=I[F];if(q!=null){let Q=M[F]=Zc(b[F],UI);if(q.min!=null)ii(Q,q);else if(F!=S||s==2)if(Ln==0&&Q.from==null){let le=Q.range(i,null,null,F);Q.min=le[0],Q.max=le[1]}else Q.min=ln,Q.max=-ln}}if(Ln>0){y.forEach((F,q)=>{if(s==1){let Q=F.scale,le=I[Q];if(le==null)return;let me=M[Q];if(q==0){let be=me.range(i,me.min,me.max,Q);me.min=be[0],me.max=be[1],zn=gr(me.min,e[0]),Vn=gr(me.max,e[0]),Vn-zn>1&&(e[0][zn]<me.min&&zn++,e[0][Vn]>me.max&&Vn--),F.min=hs[zn],F.max=hs[Vn]}else F.show&&F.auto&&Ve(me,le,F,e[q],F.sorted);F.idxs[0]=zn,F.idxs[1]=Vn}else if(q>0&&F.show&&F.auto){let[Q,le]=F.facets,me=Q.scale,be=le.scale,[De,Ne]=e[q],Ue=M[me],lt=M[be];Ue!=null&&Ve(Ue,I[me],Q,De,Q.sorted),lt!=null&&Ve(lt,I[be],le,Ne,le.sorted),F.min=le.min,F.max=le.max}});for(let F in M){let q=M[F],Q=I[F];if(q.from==null&&(Q==null||Q.min==null)){let le=q.range(i,q.min==ln?null:q.min,q.max==-ln?null:q.max,F);q.min=le[0],q.max=le[1]}}}for(let F in M){let q=M[F];if(q.from!=null){let Q=M[q.from];if(Q.min==null)q.min=q.max=null;else{let le=q.range(i,Q.min,Q.max,F);q.min=le[0],q.max=le[1]}}}let R={},D=!1;for(let F in M){let q=M[F],Q=b[F];if(Q.min!=q.min||Q.max!=q.max){Q.min=q.min,Q.max=q.max;let le=Q.distr;Q._min=le==3?Io(Q.min):le==4?Fv(Q.min,Q.asinh):le==100?Q.fwd(Q.min):Q.min,Q._max=le==3?Io(Q.max):le==4?Fv(Q.max,Q.asinh):le==100?Q.fwd(Q.max):Q.max,R[F]=D=!0}}if(D){y.forEach((F,q)=>{s==2?q>0&&R.y&&(F._paths=null):R[F.scale]&&(F._paths=null)});for(let F in R)xe=!0,xi("setScale",F);fe&&de.left>=0&&(ne=ve=!0)}for(let F in I)I[F]=null}function ze(M){let R=Wv(zn-1,0,Ln-1),D=Wv(Vn+1,0,Ln-1);for(;M[R]==null&&R>0;)R--;for(;M[D]==null&&D<Ln-1;)D++;return[R,D]}function bt(){if(Ln>0){let M=y.some(R=>R._focus)&&Ie!=Be.alpha;M&&(h.globalAlpha=Ie=Be.alpha),y.forEach((R,D)=>{if(D>0&&R.show&&(En(D,!1),En(D,!0),R._paths==null)){let F=Ie;Ie!=R.alpha&&(h.globalAlpha=Ie=R.alpha);let q=s==2?[0,e[D][0].length-1]:ze(e[D]);R._paths=R.paths(i,D,q[0],q[1]),Ie!=F&&(h.globalAlpha=Ie=F)}}),y.forEach((R,D)=>{if(D>0&&R.show){let F=Ie;Ie!=R.alpha&&(h.globalAlpha=Ie=R.alpha),R._paths!=null&&Jt(D,!1);{let q=R._paths!=null?R._paths.gaps:null,Q=R.points.show(i,D,zn,Vn,q),le=R.points.filter(i,D,Q,q);(Q||le)&&(R.points._paths=R.points.paths(i,D,zn,Vn,le),Jt(D,!0))}Ie!=F&&(h.globalAlpha=Ie=F),xi("drawSeries",D)}}),M&&(h.globalAlpha=Ie=1)}}function En(M,R){let D=R?y[M].points:y[M];D._stroke=D.stroke(i,M),D._fill=D.fill(i,M)}function Jt(M,R){let D=R?y[M].points:y[M],{stroke:F,fill:q,clip:Q,flags:le,_stroke:me=D._stroke,_fill:be=D._fill,_width:De=D.width}=D._paths;De=cn(De*Wt,3);let Ne=null,Ue=De%2/2;R&&be==null&&(be=De>0?"#fff":me);let lt=D.pxAlign==1&&Ue>0;if(lt&&h.translate(Ue,Ue),!R){let zt=L-De/2,Ot=E-De/2,Mt=Y+De,Qe=he+De;Ne=new Path2D,Ne.rect(zt,Ot,Mt,Qe)}R?Oe(me,De,D.dash,D.cap,be,F,q,le,Q):jt(M,me,De,D.dash,D.cap,be,F,q,le,Ne,Q),lt&&h.translate(-Ue,-Ue)}function jt(M,R,D,F,q,Q,le,me,be,De,Ne){let Ue=!1;be!=0&&C.forEach((lt,zt)=>{if(lt.series[0]==M){let Ot=y[lt.series[1]],Mt=e[lt.series[1]],Qe=(Ot._paths||qh).band;ma(Qe)&&(Qe=lt.dir==1?Qe[0]:Qe[1]);let Je,gn=null;Ot.show&&Qe&&II(Mt,zn,Vn)?(gn=lt.fill(i,zt)||Q,Je=Ot._paths.clip):Qe=null,Oe(R,D,F,q,gn,le,me,be,De,Ne,Je,Qe),Ue=!0}}),Ue||Oe(R,D,F,q,Q,le,me,be,De,Ne)}let ri=Qc|Xv;function Oe(M,R,D,F,q,Q,le,me,be,De,Ne,Ue){Ee(M,R,D,F,q),(be||De||Ue)&&(h.save(),be&&h.clip(be),De&&h.clip(De)),Ue?(me&ri)==ri?(h.clip(Ue),Ne&&h.clip(Ne),At(q,le),$n(M,Q,R)):me&Xv?(At(q,le),h.clip(Ue),$n(M,Q,R)):me&Qc&&(h.save(),h.clip(Ue),Ne&&h.clip(Ne),At(q,le),h.restore(),$n(M,Q,R)):(At(q,le),$n(M,Q,R)),(be||De||Ue)&&h.restore()}function $n(M,R,D){D>0&&(R instanceof Map?R.forEach((F,q)=>{h.strokeStyle=bl=q,h.stroke(F)}):R!=null&&M&&h.stroke(R))}function At(M,R){R instanceof Map?R.forEach((D,F)=>{h.fillStyle=Oo=F,h.fill(D)}):R!=null&&M&&h.fill(R)}function io(M,R,D,F){let q=w[M],Q;if(F<=0)Q=[0,0];else{let le=q._space=q.space(i,M,R,D,F),me=q._incrs=q.incrs(i,M,R,D,F,le);Q=Zk(R,D,me,F,le)}return q._found=Q}function Xn(M,R,D,F,q,Q,le,me,be,De){let Ne=le%2/2;_==1&&h.translate(Ne,Ne),Ee(me,le,be,De,me),h.beginPath();let Ue,lt,zt,Ot,Mt=q+(F==0||F==3?-Q:Q);D==0?(lt=q,Ot=Mt):(Ue=q,zt=Mt);for(let Qe=0;Qe<M.length;Qe++)R[Qe]!=null&&(D==0?Ue=zt=M[Qe]:lt=Ot=M[Qe],h.moveTo(Ue,lt),h.lineTo(zt,Ot));h.stroke(),_==1&&h.translate(-Ne,-Ne)}function Sl(M){let R=!0;return w.forEach((D,F)=>{if(!D.show)return;let q=b[D.scale];if(q.min==null){D._show&&(R=!1,D._show=!1,mt(!1));return}else D._show||(R=!1,D._show=!0,mt(!1));let Q=D.side,le=Q%2,{min:me,max:be}=q,[De,Ne]=io(F,me,be,le==0?H:Pe);if(Ne==0)return;let Ue=q.distr==2,lt=D._splits=D.splits(i,F,me,be,De,Ne,Ue),zt=q.distr==2?lt.map(Je=>hs[Je]):lt,Ot=q.distr==2?hs[lt[1]]-hs[lt[0]]:De,Mt=D._values=D.values(i,D.filter(i,zt,F,Ne,Ot),F,Ne,Ot);D._rotate=Q==2?D.rotate(i,Mt,F,Ne):0;let Qe=D._size;D._size=Ys(D.size(i,Mt,F,M)),Qe!=null&&D._size!=Qe&&(R=!1)}),R}function Sr(M){let R=!0;return lu.forEach((D,F)=>{let q=D(i,F,br,M);q!=Js[F]&&(R=!1),Js[F]=q}),R}function so(){for(let M=0;M<w.length;M++){let R=w[M];if(!R.show||!R._show)continue;let D=R.side,F=D%2,q,Q,le=R.stroke(i,M),me=D==0||D==3?-1:1,[be,De]=R._found;if(R.label!=null){let Xi=R.labelGap*me,ps=mi((R._lpos+Xi)*Wt);ke(R.labelFont[0],le,"center",D==2?"top":HS),h.save(),F==1?(q=Q=0,h.translate(ps,mi(E+he/2)),h.rotate((D==3?-cm:cm)/2)):(q=mi(L+Y/2),Q=ps);let Ma=Iw(R.label)?R.label(i,M,be,De):R.label;h.fillText(Ma,q,Q),h.restore()}if(De==0)continue;let Ne=b[R.scale],Ue=F==0?Y:he,lt=F==0?L:E,zt=R._splits,Ot=Ne.distr==2?zt.map(Xi=>hs[Xi]):zt,Mt=Ne.distr==2?hs[zt[1]]-hs[zt[0]]:be,Qe=R.ticks,Je=R.border,gn=Qe.show?Qe.size:0,Nn=mi(gn*Wt),bi=mi((R.alignTo==2?R._size-gn-R.gap:R.gap)*Wt),en=R._rotate*-cm/180,Fn=m(R._pos*Wt),ds=(Nn+bi)*me,$i=Fn+ds;Q=F==0?$i:0,q=F==1?$i:0;let Bs=R.font[0],js=R.align==1?Xc:R.align==2?Lv:en>0?Xc:en<0?Lv:F==0?"center":D==3?Lv:Xc,Tr=en||F==1?"middle":D==2?"top":HS;ke(Bs,le,js,Tr);let fs=R.font[1]*R.lineGap,zs=zt.map(Xi=>m(a(Xi,Ne,Ue,lt))),Ks=R._values;for(let Xi=0;Xi<Ks.length;Xi++){let ps=Ks[Xi];if(ps!=null){F==0?q=zs[Xi]:Q=zs[Xi],ps=""+ps;let Ma=ps.indexOf(`
`)==-1?[ps]:ps.split(/\n/gm);for(let Yi=0;Yi<Ma.length;Yi++){let Wy=Ma[Yi];en?(h.save(),h.translate(q,Q+Yi*fs),h.rotate(en),h.fillText(Wy,0,0),h.restore()):h.fillText(Wy,q,Q+Yi*fs)}}}Qe.show&&Xn(zs,Qe.filter(i,Ot,M,De,Mt),F,D,Fn,Nn,cn(Qe.width*Wt,3),Qe.stroke(i,M),Qe.dash,Qe.cap);let Er=R.grid;Er.show&&Xn(zs,Er.filter(i,Ot,M,De,Mt),F,F==0?2:1,F==0?E:L,F==0?he:Y,cn(Er.width*Wt,3),Er.stroke(i,M),Er.dash,Er.cap),Je.show&&Xn([Fn],[1],F==0?1:0,F==0?1:2,F==1?E:L,F==1?he:Y,cn(Je.width*Wt,3),Je.stroke(i,M),Je.dash,Je.cap)}xi("drawAxes")}function mt(M){y.forEach((R,D)=>{D>0&&(R._paths=null,M&&(s==1?(R.min=null,R.max=null):R.facets.forEach(F=>{F.min=null,F.max=null})))})}let Dn=!1,qi=!1,Kt=[];function Yn(){qi=!1;for(let M=0;M<Kt.length;M++)xi(...Kt[M]);Kt.length=0}function Di(){Dn||(qI(Ty),Dn=!0)}function td(M,R=!1){Dn=!0,qi=R,M(i),Ty(),R&&Kt.length>0&&queueMicrotask(Yn)}i.batch=td;function Ty(){if(ae&&(xt(),ae=!1),xe&&(Ae(),xe=!1),_e){if(xn(f,Xc,Ke),xn(f,"top",ut),xn(f,Vh,H),xn(f,Hh,Pe),xn(g,Xc,Ke),xn(g,"top",ut),xn(g,Vh,H),xn(g,Hh,Pe),xn(d,Vh,kn),xn(d,Hh,qn),u.width=mi(kn*Wt),u.height=mi(qn*Wt),w.forEach(({_el:M,_show:R,_size:D,_pos:F,side:q})=>{if(M!=null)if(R){let Q=q===3||q===0?D:0,le=q%2==1;xn(M,le?"left":"top",F-Q),xn(M,le?"width":"height",D),xn(M,le?"top":"left",le?ut:Ke),xn(M,le?"height":"width",le?Pe:H),Hv(M,ml)}else Fs(M,ml)}),bl=Oo=Ml=W=ee=j=Z=Te=P=null,Ie=1,fu(!0),Ke!=we||ut!=rn||H!=Ge||Pe!=je){mt(!1);let M=H/Ge,R=Pe/je;if(fe&&!ne&&de.left>=0){de.left*=M,de.top*=R,wl&&Kr(wl,mi(de.left),0,H,Pe),Al&&Kr(Al,0,mi(de.top),H,Pe);for(let D=0;D<dt.length;D++){let F=dt[D];F!=null&&(fn[D]*=M,Wi[D]*=R,Kr(F,Ys(fn[D]),Ys(Wi[D]),H,Pe))}}if(mn.show&&!re&&mn.left>=0&&mn.width>0){mn.left*=M,mn.width*=M,mn.top*=R,mn.height*=R;for(let D in Fm)xn(Cl,D,mn[D])}we=Ke,rn=ut,Ge=H,je=Pe}xi("setSize"),_e=!1}kn>0&&qn>0&&(h.clearRect(0,0,u.width,u.height),xi("drawClear"),A.forEach(M=>M()),xi("draw")),mn.show&&re&&(nd(mn),re=!1),fe&&ne&&(ba(null,!0,!1),ne=!1),ce.show&&ce.live&&ve&&(Dm(),ve=!1),l||(l=!0,i.status=1,xi("ready")),Fo=!1,Dn=!1}i.redraw=(M,R)=>{xe=R||!1,M!==!1?Bo(S,k.min,k.max):Di()};function Im(M,R){let D=b[M];if(D.from==null){if(Ln==0){let F=D.range(i,R.min,R.max,M);R.min=F[0],R.max=F[1]}if(R.min>R.max){let F=R.min;R.min=R.max,R.max=F}if(Ln>1&&R.min!=null&&R.max!=null&&R.max-R.min<1e-16)return;M==S&&D.distr==2&&Ln>0&&(R.min=gr(R.min,e[0]),R.max=gr(R.max,e[0]),R.min==R.max&&R.max++),I[M]=R,ae=!0,Di()}}i.setScale=Im;let km,Lm,wl,Al,Ey,Cy,Tl,El,Ry,Py,pn,Mn,Uo=!1,Ei=de.drag,yi=Ei.x,_i=Ei.y;fe&&(de.x&&(km=Xs(mI,g)),de.y&&(Lm=Xs(gI,g)),k.ori==0?(wl=km,Al=Lm):(wl=Lm,Al=km),pn=de.left,Mn=de.top);let mn=i.select=ii({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),Cl=mn.show?Xs(pI,mn.over?g:f):null;function nd(M,R){if(mn.show){for(let D in M)mn[D]=M[D],D in Fm&&xn(Cl,D,M[D]);R!==!1&&xi("setSelect")}}i.setSelect=nd;function B1(M){if(y[M].show)J&&Hv(ct[M],ml);else if(J&&Fs(ct[M],ml),fe){let D=Re?dt[0]:dt[M];D!=null&&Kr(D,-10,-10,H,Pe)}}function Bo(M,R,D){Im(M,{min:R,max:D})}function wr(M,R,D,F){R.focus!=null&&W1(M),R.show!=null&&y.forEach((q,Q)=>{Q>0&&(M==Q||M==null)&&(q.show=R.show,B1(Q),s==2?(Bo(q.facets[0].scale,null,null),Bo(q.facets[1].scale,null,null)):Bo(q.scale,null,null),Di())}),D!==!1&&xi("setSeries",M,R),F&&pu("setSeries",i,M,R)}i.setSeries=wr;function z1(M,R){ii(C[M],R)}function V1(M,R){M.fill=Rt(M.fill||null),M.dir=Bt(M.dir,-1),R=R??C.length,C.splice(R,0,M)}function H1(M){M==null?C.length=0:C.splice(M,1)}i.addBand=V1,i.setBand=z1,i.delBand=H1;function G1(M,R){y[M].alpha=R,fe&&dt[M]!=null&&(dt[M].style.opacity=R),J&&ct[M]&&(ct[M].style.opacity=R)}let ro,zo,xa,Rl={focus:!0};function W1(M){if(M!=xa){let R=M==null,D=Be.alpha!=1;y.forEach((F,q)=>{if(s==1||q>0){let Q=R||q==0||q==M;F._focus=R?null:Q,D&&G1(q,Q?1:Be.alpha)}}),xa=M,D&&Di()}}J&&tt&&kt($S,Ce,M=>{de._lock||(et(M),xa!=null&&wr(null,Rl,!0,Jn.setSeries))});function Ar(M,R,D){let F=b[R];D&&(M=M/Wt-(F.ori==1?ut:Ke));let q=H;F.ori==1&&(q=Pe,M=q-M),F.dir==-1&&(M=q-M);let Q=F._min,le=F._max,me=M/q,be=Q+(le-Q)*me,De=F.distr;return De==3?jc(10,be):De==4?LI(be,F.asinh):De==100?F.bwd(be):be}function q1(M,R){let D=Ar(M,S,R);return gr(D,e[0],zn,Vn)}i.valToIdx=M=>gr(M,e[0]),i.posToIdx=q1,i.posToVal=Ar,i.valToPos=(M,R,D)=>b[R].ori==0?r(M,b[R],D?Y:H,D?L:0):o(M,b[R],D?he:Pe,D?E:0),i.setCursor=(M,R,D)=>{pn=M.left,Mn=M.top,ba(null,R,D)};function Iy(M,R){xn(Cl,Xc,mn.left=M),xn(Cl,Vh,mn.width=R)}function ky(M,R){xn(Cl,"top",mn.top=M),xn(Cl,Hh,mn.height=R)}let hu=k.ori==0?Iy:ky,du=k.ori==1?Iy:ky;function $1(){if(J&&ce.live)for(let M=s==2?1:0;M<y.length;M++){if(M==0&&pt)continue;let R=ce.values[M],D=0;for(let F in R)qe[M][D++].firstChild.nodeValue=R[F]}}function Dm(M,R){if(M!=null&&(M.idxs?M.idxs.forEach((D,F)=>{te[F]=D}):OI(M.idx)||te.fill(M.idx),ce.idx=te[0]),J&&ce.live){for(let D=0;D<y.length;D++)(D>0||s==1&&!pt)&&X1(D,te[D]);$1()}ve=!1,R!==!1&&xi("setLegend")}i.setLegend=Dm;function X1(M,R){let D=y[M],F=M==0&&V==2?hs:e[M],q;pt?q=D.values(i,M,R)??at:(q=D.value(i,R==null?null:F[R],M,R),q=q==null?at:{_:q}),ce.values[M]=q}function ba(M,R,D){Ry=pn,Py=Mn,[pn,Mn]=de.move(i,pn,Mn),de.left=pn,de.top=Mn,fe&&(wl&&Kr(wl,mi(pn),0,H,Pe),Al&&Kr(Al,0,mi(Mn),H,Pe));let F,q=zn>Vn;ro=ln,zo=null;let Q=k.ori==0?H:Pe,le=k.ori==1?H:Pe;if(pn<0||Ln==0||q){F=de.idx=null;for(let me=0;me<y.length;me++){let be=dt[me];be!=null&&Kr(be,-10,-10,H,Pe)}tt&&wr(null,Rl,!0,M==null&&Jn.setSeries),ce.live&&(te.fill(F),ve=!0)}else{let me,be,De;s==1&&(me=k.ori==0?pn:Mn,be=Ar(me,S),F=de.idx=gr(be,e[0],zn,Vn),De=G(e[0][F],k,Q,0));let Ne=-10,Ue=-10,lt=0,zt=0,Ot=!0,Mt="",Qe="";for(let Je=s==2?1:0;Je<y.length;Je++){let gn=y[Je],Nn=te[Je],bi=Nn==null?null:s==1?e[Je][Nn]:e[Je][1][Nn],en=de.dataIdx(i,Je,F,be),Fn=en==null?null:s==1?e[Je][en]:e[Je][1][en];if(ve=ve||Fn!=bi||en!=Nn,te[Je]=en,Je>0&&gn.show){let ds=en==null?-10:en==F?De:G(s==1?e[0][en]:e[Je][0][en],k,Q,0),$i=Fn==null?-10:T(Fn,s==1?b[gn.scale]:b[gn.facets[1].scale],le,0);if(tt&&Fn!=null){let Bs=k.ori==1?pn:Mn,js=gi(Be.dist(i,Je,en,$i,Bs));if(js<ro){let Tr=Be.bias;if(Tr!=0){let fs=Ar(Bs,gn.scale),zs=Fn>=0?1:-1,Ks=fs>=0?1:-1;Ks==zs&&(Ks==1?Tr==1?Fn>=fs:Fn<=fs:Tr==1?Fn<=fs:Fn>=fs)&&(ro=js,zo=Je)}else ro=js,zo=Je}}if(ve||Re){let Bs,js;k.ori==0?(Bs=ds,js=$i):(Bs=$i,js=ds);let Tr,fs,zs,Ks,Er,Xi,ps=!0,Ma=ue.bbox;if(Ma!=null){ps=!1;let Yi=Ma(i,Je);zs=Yi.left,Ks=Yi.top,Tr=Yi.width,fs=Yi.height}else zs=Bs,Ks=js,Tr=fs=ue.size(i,Je);if(Xi=ue.fill(i,Je),Er=ue.stroke(i,Je),Re)Je==zo&&ro<=Be.prox&&(Ne=zs,Ue=Ks,lt=Tr,zt=fs,Ot=ps,Mt=Xi,Qe=Er);else{let Yi=dt[Je];Yi!=null&&(fn[Je]=zs,Wi[Je]=Ks,QS(Yi,Tr,fs,ps),KS(Yi,Xi,Er),Kr(Yi,Ys(zs),Ys(Ks),H,Pe))}}}}if(Re){let Je=Be.prox,gn=xa==null?ro<=Je:ro>Je||zo!=xa;if(ve||gn){let Nn=dt[0];Nn!=null&&(fn[0]=Ne,Wi[0]=Ue,QS(Nn,lt,zt,Ot),KS(Nn,Mt,Qe),Kr(Nn,Ys(Ne),Ys(Ue),H,Pe))}}}if(mn.show&&Uo)if(M!=null){let[me,be]=Jn.scales,[De,Ne]=Jn.match,[Ue,lt]=M.cursor.sync.scales,zt=M.cursor.drag;if(yi=zt._x,_i=zt._y,yi||_i){let{left:Ot,top:Mt,width:Qe,height:Je}=M.select,gn=M.scales[Ue].ori,Nn=M.posToVal,bi,en,Fn,ds,$i,Bs=me!=null&&De(me,Ue),js=be!=null&&Ne(be,lt);Bs&&yi?(gn==0?(bi=Ot,en=Qe):(bi=Mt,en=Je),Fn=b[me],ds=G(Nn(bi,Ue),Fn,Q,0),$i=G(Nn(bi+en,Ue),Fn,Q,0),hu(vr(ds,$i),gi($i-ds))):hu(0,Q),js&&_i?(gn==1?(bi=Ot,en=Qe):(bi=Mt,en=Je),Fn=b[be],ds=T(Nn(bi,lt),Fn,le,0),$i=T(Nn(bi+en,lt),Fn,le,0),du(vr(ds,$i),gi($i-ds))):du(0,le)}else Om()}else{let me=gi(Ry-Ey),be=gi(Py-Cy);if(k.ori==1){let lt=me;me=be,be=lt}yi=Ei.x&&me>=Ei.dist,_i=Ei.y&&be>=Ei.dist;let De=Ei.uni;De!=null?yi&&_i&&(yi=me>=De,_i=be>=De,!yi&&!_i&&(be>me?_i=!0:yi=!0)):Ei.x&&Ei.y&&(yi||_i)&&(yi=_i=!0);let Ne,Ue;yi&&(k.ori==0?(Ne=Tl,Ue=pn):(Ne=El,Ue=Mn),hu(vr(Ne,Ue),gi(Ue-Ne)),_i||du(0,le)),_i&&(k.ori==1?(Ne=Tl,Ue=pn):(Ne=El,Ue=Mn),du(vr(Ne,Ue),gi(Ue-Ne)),yi||hu(0,Q)),!yi&&!_i&&(hu(0,0),du(0,0))}if(Ei._x=yi,Ei._y=_i,M==null){if(D){if(Gy!=null){let[me,be]=Jn.scales;Jn.values[0]=me!=null?Ar(k.ori==0?pn:Mn,me):null,Jn.values[1]=be!=null?Ar(k.ori==1?pn:Mn,be):null}pu(Dv,i,pn,Mn,H,Pe,F)}if(tt){let me=D&&Jn.setSeries,be=Be.prox;xa==null?ro<=be&&wr(zo,Rl,!0,me):ro>be?wr(null,Rl,!0,me):zo!=xa&&wr(zo,Rl,!0,me)}}ve&&(ce.idx=F,Dm()),R!==!1&&xi("setCursor")}let Vo=null;Object.defineProperty(i,"rect",{get(){return Vo==null&&fu(!1),Vo}});function fu(M=!1){M?Vo=null:(Vo=g.getBoundingClientRect(),xi("syncRect",Vo))}function Ly(M,R,D,F,q,Q,le){de._lock||Uo&&M!=null&&M.movementX==0&&M.movementY==0||(Nm(M,R,D,F,q,Q,le,!1,M!=null),M!=null?ba(null,!0,!0):ba(R,!0,!1))}function Nm(M,R,D,F,q,Q,le,me,be){if(Vo==null&&fu(!1),et(M),M!=null)D=M.clientX-Vo.left,F=M.clientY-Vo.top;else{if(D<0||F<0){pn=-10,Mn=-10;return}let[De,Ne]=Jn.scales,Ue=R.cursor.sync,[lt,zt]=Ue.values,[Ot,Mt]=Ue.scales,[Qe,Je]=Jn.match,gn=R.axes[0].side%2==1,Nn=k.ori==0?H:Pe,bi=k.ori==1?H:Pe,en=gn?Q:q,Fn=gn?q:Q,ds=gn?F:D,$i=gn?D:F;if(Ot!=null?D=Qe(De,Ot)?a(lt,b[De],Nn,0):-10:D=Nn*(ds/en),Mt!=null?F=Je(Ne,Mt)?a(zt,b[Ne],bi,0):-10:F=bi*($i/Fn),k.ori==1){let Bs=D;D=F,F=Bs}}be&&(R==null||R.cursor.event.type==Dv)&&((D<=1||D>=H-1)&&(D=fl(D,H)),(F<=1||F>=Pe-1)&&(F=fl(F,Pe))),me?(Ey=D,Cy=F,[Tl,El]=de.move(i,D,F)):(pn=D,Mn=F)}let Fm={width:0,height:0,left:0,top:0};function Om(){nd(Fm,!1)}let Dy,Ny,Fy,Oy;function Uy(M,R,D,F,q,Q,le){Uo=!0,yi=_i=Ei._x=Ei._y=!1,Nm(M,R,D,F,q,Q,le,!0,!1),M!=null&&(kt(Nv,zv,By,!1),pu(WS,i,Tl,El,H,Pe,null));let{left:me,top:be,width:De,height:Ne}=mn;Dy=me,Ny=be,Fy=De,Oy=Ne}function By(M,R,D,F,q,Q,le){Uo=Ei._x=Ei._y=!1,Nm(M,R,D,F,q,Q,le,!1,!0);let{left:me,top:be,width:De,height:Ne}=mn,Ue=De>0||Ne>0,lt=Dy!=me||Ny!=be||Fy!=De||Oy!=Ne;if(Ue&&lt&&nd(mn),Ei.setScale&&Ue&&lt){let zt=me,Ot=De,Mt=be,Qe=Ne;if(k.ori==1&&(zt=be,Ot=Ne,Mt=me,Qe=De),yi&&Bo(S,Ar(zt,S),Ar(zt+Ot,S)),_i)for(let Je in b){let gn=b[Je];Je!=S&&gn.from==null&&gn.min!=ln&&Bo(Je,Ar(Mt+Qe,Je),Ar(Mt,Je))}Om()}else de.lock&&(de._lock=!de._lock,ba(R,!0,M!=null));M!=null&&(si(Nv,zv),pu(Nv,i,pn,Mn,H,Pe,null))}function Y1(M,R,D,F,q,Q,le){if(de._lock)return;et(M);let me=Uo;if(Uo){let be=!0,De=!0,Ne=10,Ue,lt;k.ori==0?(Ue=yi,lt=_i):(Ue=_i,lt=yi),Ue&&lt&&(be=pn<=Ne||pn>=H-Ne,De=Mn<=Ne||Mn>=Pe-Ne),Ue&&be&&(pn=pn<Tl?0:H),lt&&De&&(Mn=Mn<El?0:Pe),ba(null,!0,!0),Uo=!1}pn=-10,Mn=-10,te.fill(null),ba(null,!0,!0),me&&(Uo=me)}function zy(M,R,D,F,q,Q,le){de._lock||(et(M),uu(),Om(),M!=null&&pu(XS,i,pn,Mn,H,Pe,null))}function Vy(){w.forEach(Qk),z(i.width,i.height,!0)}gl(um,Jc,Vy);let Pl={};Pl.mousedown=Uy,Pl.mousemove=Ly,Pl.mouseup=By,Pl.dblclick=zy,Pl.setSeries=(M,R,D,F)=>{let q=Jn.match[2];D=q(i,R,D),D!=-1&&wr(D,F,!0,!1)},fe&&(kt(WS,g,Uy),kt(Dv,g,Ly),kt(qS,g,M=>{et(M),fu(!1)}),kt($S,g,Y1),kt(XS,g,zy),Yv.add(i),i.syncRect=fu);let id=i.hooks=n.hooks||{};function xi(M,R,D){qi?Kt.push([M,R,D]):M in id&&id[M].forEach(F=>{F.call(null,i,R,D)})}(n.plugins||[]).forEach(M=>{for(let R in M.hooks)id[R]=(id[R]||[]).concat(M.hooks[R])});let Hy=(M,R,D)=>D,Jn=ii({key:null,setSeries:!1,filters:{pub:sw,sub:sw},scales:[S,y[1]?y[1].scale:null],match:[rw,rw,Hy],values:[null,null]},de.sync);Jn.match.length==2&&Jn.match.push(Hy),de.sync=Jn;let Gy=Jn.key,Um=t1(Gy);function pu(M,R,D,F,q,Q,le){Jn.filters.pub(M,R,D,F,q,Q,le)&&Um.pub(M,R,D,F,q,Q,le)}Um.sub(i);function J1(M,R,D,F,q,Q,le){Jn.filters.sub(M,R,D,F,q,Q,le)&&Pl[M](null,R,D,F,q,Q,le)}i.pub=J1;function j1(){Um.unsub(i),Yv.delete(i),vi.clear(),Gv(um,Jc,Vy),c.remove(),Ce?.remove(),xi("destroy")}i.destroy=j1;function Bm(){xi("init",n,e),cu(e||n.data,!1),I[S]?Im(S,I[S]):uu(),re=mn.show&&(mn.width>0||mn.height>0),ne=ve=!0,z(n.width,n.height)}return y.forEach(xl),w.forEach(to),t?t instanceof HTMLElement?(t.appendChild(c),Bm()):t(i,Bm):Bm(),i}Li.assign=ii;Li.fmtNum=ty;Li.rangeNum=hm;Li.rangeLog=pm;Li.rangeAsinh=Qv;Li.orient=yl;Li.pxRatio=Wt;Li.join=WI;Li.fmtDate=iy,Li.tzDate=tk;Li.sync=t1;{Li.addGap=Ok,Li.clipGaps=vm;let n=Li.paths={points:a1};n.linear=c1,n.stepped=zk,n.bars=Vk,n.spline=Gk}var uy=(n,e)=>n.beside?[3,3]:A0[(n.tone??e)%A0.length],Yh=n=>getComputedStyle(document.documentElement).getPropertyValue(n).trim();function Zr(n){let{title:e,t,curves:i,kind:s,bands:r=[],height:o=220,file:a=e}=n,l=qt(null),c=qt(null),u=qt(n);u.current=n;let h=hn(new Set),d=hn(!1),f=hn(null),g=ni(s),_=n.across??{label:"Time",kind:"time"},m=ni(_.kind),v=Dd.value,y=Nd.value,w=v?Kl:Xo,b=(T,I)=>w[(T.tone??I)%w.length],C=`${i.map(T=>`${T.label}/${T.tone}/${T.beside}`).join("|")} ${g.label} ${m.label} ${v} ${y} ${o} ${n.log}`,S=()=>[Float64Array.from(t,T=>T/m.factor),...i.map(T=>Float64Array.from(T.values,I=>I/g.factor))];St(()=>{let T=l.current,I=Yh("--soft"),U={stroke:Yh("--line"),width:1},B=`${12*y}px ${Yh("--font")}`,se=()=>Math.max(200,Math.round(T.getBoundingClientRect().width)),$={width:se(),height:o*y,pxAlign:!1,legend:{show:!1},cursor:{drag:{x:!0,y:!1},points:{size:7},focus:{prox:1e3},y:!1},scales:{x:{time:!1},y:{distr:n.log?3:1,range:n.log?void 0:(J,fe,ge)=>m1(fe,ge)}},axes:[{stroke:I,grid:U,ticks:U,font:B,label:`${_.label}${m.label?` [${m.label}]`:""}`,labelFont:B,labelSize:20*y,size:34*y,labelGap:0},{stroke:I,grid:U,ticks:U,font:B,label:g.label?`[${g.label}]`:"",labelFont:B,labelSize:18*y,size:56*y,values:(J,fe)=>fe.map(ge=>ge===null?"":Tn(ge,6))}],series:[{},...i.map((J,fe)=>({label:J.label,stroke:b(J,fe),width:(J.beside?1.2:1.8)*y,dash:uy(J,fe),points:{show:!1},show:!h.peek().has(J.label)}))],hooks:{drawClear:[J=>x(J)],draw:[J=>A(J)],setCursor:[J=>{let fe=J.cursor.idx;f.value=fe??null}],setScale:[(J,fe)=>{if(fe!=="x")return;let ge=J.data[0];d.value=J.scales.x.min>ge[0]+1e-12||J.scales.x.max<ge[ge.length-1]-1e-12}]}},X=new Li($,S(),T);c.current=X;let te=0;X.over.addEventListener("pointerdown",J=>te=J.clientX),X.over.addEventListener("click",J=>{if(Math.abs(J.clientX-te)>4)return;let fe=X.over.getBoundingClientRect();u.current.onCursor?.(X.posToVal(J.clientX-fe.left,"x")*m.factor)});let ce=-1;X.over.addEventListener("pointerdown",J=>ce=J.pointerType==="touch"?J.pointerId:-1),X.over.addEventListener("pointermove",J=>{if(J.pointerId!==ce)return;let fe=X.over.getBoundingClientRect();u.current.onCursor?.(X.posToVal(J.clientX-fe.left,"x")*m.factor)});let de=new ResizeObserver(()=>X.setSize({width:se(),height:o*y}));return de.observe(T),()=>{de.disconnect(),X.destroy(),c.current=null}},[C]),St(()=>c.current?.setData(S(),!d.peek()),[t,...i.map(T=>T.values),i.length,C]),St(()=>c.current?.redraw(!1),[n.cursor,r.map(T=>`${T.low} ${T.high} ${T.tone}`).join()]),St(()=>i.forEach((T,I)=>c.current&&c.current.series[I+1]?.show===h.value.has(T.label)&&c.current.setSeries(I+1,{show:!h.value.has(T.label)})),[h.value,C]);function x(T){let{left:I,top:U,width:B,height:se}=T.bbox;for(let $ of u.current.bands??[]){let X=u.current.curves.findIndex((te,ce)=>(te.tone??ce)===$.tone);if(!(X>=0&&h.peek().has(u.current.curves[X].label))){T.ctx.save(),T.ctx.beginPath(),T.ctx.rect(I,U,B,se),T.ctx.clip(),T.ctx.strokeStyle=w[$.tone%w.length],T.ctx.globalAlpha=.75,T.ctx.setLineDash([2*devicePixelRatio,4*devicePixelRatio]),T.ctx.lineWidth=devicePixelRatio;for(let te of[$.low,$.high]){if(!Number.isFinite(te))continue;let ce=T.valToPos(te/g.factor,"y",!0);T.ctx.beginPath(),T.ctx.moveTo(I,ce),T.ctx.lineTo(I+B,ce),T.ctx.stroke()}T.ctx.restore()}}}function A(T){let I=u.current.cursor;if(I==null)return;let{left:U,top:B,width:se,height:$}=T.bbox,X=T.valToPos(I/m.factor,"x",!0);X<U-1||X>U+se+1||(T.ctx.save(),T.ctx.strokeStyle=Yh("--ink"),T.ctx.lineWidth=1.5*devicePixelRatio,T.ctx.beginPath(),T.ctx.moveTo(X,B),T.ctx.lineTo(X,B+$),T.ctx.stroke(),T.ctx.restore())}let O=()=>c.current?.setScale("x",{min:t[0]/m.factor,max:t[t.length-1]/m.factor}),N=()=>[{name:_.label.toLowerCase()==="time"?"t":_.label,unit:m.label,values:Float64Array.from(t,T=>T/m.factor)},...i.map(T=>({name:T.label,unit:g.label,values:Float64Array.from(T.values,I=>I/g.factor)}))],k=f.value??(n.cursor===null||n.cursor===void 0?null:f1(t,n.cursor)),V=k===null?0:i.reduce((T,I)=>Math.max(T,Math.abs(I.values[k])||0),0),G=T=>{let I={ArrowRight:1,ArrowLeft:-1}[T.key];if(!I||!n.onCursor)return;T.preventDefault(),T.stopPropagation();let U=f1(t,n.cursor??t[0]);n.onCursor(t[Math.min(t.length-1,Math.max(0,U+I*(T.shiftKey?10:1)*Math.max(1,Math.round(t.length/200))))])};return p("figure",{class:"plot",children:[p("figcaption",{children:[p("span",{class:"plot-title",children:[e,g.label&&p("span",{class:"unit",children:[" [",g.label,"]"]})]}),d.value&&p("button",{type:"button",class:"link",onClick:O,children:"Whole range"}),p(fo,{label:`Save ${e}`,icon:"save",align:"right",items:()=>[{title:"CSV",icon:"file",run:()=>Hi(`${a}.csv`,Bc(N()),"text/csv")},{title:"PNG",icon:"camera",run:()=>{nL(c.current,`${a}.png`)}},{title:"SVG",icon:"chart",run:()=>Hi(`${a}.svg`,iL(n,h.peek()),"image/svg+xml")}]})]}),p("div",{class:"plot-area",ref:l,tabIndex:n.onCursor?0:void 0,role:n.onCursor?"slider":"img","aria-label":`${e}, ${i.map(T=>T.label).join(", ")}`,"aria-valuenow":n.onCursor?Number((n.cursor??0).toFixed(4)):void 0,"aria-valuemin":n.onCursor?t[0]:void 0,"aria-valuemax":n.onCursor?t[t.length-1]:void 0,onKeyDown:G}),p("ul",{class:"legend",children:i.map((T,I)=>p("li",{children:p("button",{type:"button","aria-pressed":!h.value.has(T.label),onClick:()=>h.value=tL(h.value,T.label),title:"Press to hide or show",children:[p(eL,{colour:b(T,I),dash:uy(T,I)}),p("span",{children:T.label}),k!==null&&k>=0&&k<T.values.length&&p("output",{children:Tn(Math.abs(T.values[k])<1e-9*V?0:T.values[k]/g.factor,3)})]})},T.label))})]})}var eL=({colour:n,dash:e})=>p("svg",{class:"swatch",viewBox:"0 0 28 8",width:"28",height:"8","aria-hidden":"true",children:p("path",{d:"M1 4H27",stroke:n,"stroke-width":"2.4",fill:"none","stroke-dasharray":e.join(" ")||void 0})});function tL(n,e){let t=new Set(n);return t.delete(e)||t.add(e),t}function f1(n,e){let[t,i]=[0,n.length-1];for(;i-t>1;){let s=t+i>>1;n[s]<=e?t=s:i=s}return e-n[t]<=n[i]-e?t:i}function m1(n,e){if(n===null||e===null||!Number.isFinite(n)||!Number.isFinite(e))return[-1,1];let t=e>n?.07*(e-n):Math.abs(n)*.1||1;return[n-t,e+t]}async function nL(n,e){if(!n)return;let t=document.createElement("canvas");t.width=n.ctx.canvas.width,t.height=n.ctx.canvas.height;let i=t.getContext("2d");i.fillStyle=Yh("--paper"),i.fillRect(0,0,t.width,t.height),i.drawImage(n.ctx.canvas,0,0),t.toBlob(s=>s&&Hi(e,s),"image/png")}var Xh=n=>n.replace(/[&<>"]/g,e=>`&#${e.charCodeAt(0)};`);function p1(n,e,t){let i=(e-n)/t,s=10**Math.floor(Math.log10(i)),r=[1,2,5,10].map(a=>a*s).find(a=>a>=i),o=[];for(let a=Math.ceil(n/r-1e-9);a*r<=e+1e-9*r;a++)o.push(Number((a*r).toPrecision(12)));return o}function iL({title:n,t:e,curves:t,kind:i,across:s={label:"Time",kind:"time"}},r=new Set){let o=ni(i),a=ni(s.kind),[l,c,u,h,d,f]=[720,380,70,40,20,80],g=t.map((A,O)=>({curve:A,k:O})).filter(({curve:A})=>!r.has(A.label)),_=g.flatMap(({curve:A})=>Array.from(A.values,O=>O/o.factor)).filter(Number.isFinite),[m,v]=m1(_.length?_.reduce((A,O)=>Math.min(A,O)):null,_.length?_.reduce((A,O)=>Math.max(A,O)):null),[y,w]=[e[0]/a.factor,e[e.length-1]/a.factor],b=A=>u+(A-y)/(w-y||1)*(l-u-d),C=A=>c-f-(A-m)/(v-m)*(c-f-h),S=A=>Number(A.toFixed(2)),x=[`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${l} ${c}" font-family="sans-serif" font-size="12">`,`<rect width="${l}" height="${c}" fill="#ffffff"/><text x="${u}" y="24" font-size="15" font-weight="600">${Xh(n)}${o.label?` [${Xh(o.label)}]`:""}</text>`,...p1(m,v,6).map(A=>`<path d="M${u} ${S(C(A))}H${l-d}" stroke="#dddddd"/><text x="${u-8}" y="${S(C(A)+4)}" text-anchor="end">${Tn(A,6)}</text>`),...p1(y,w,8).map(A=>`<path d="M${S(b(A))} ${h}V${c-f}" stroke="#eeeeee"/><text x="${S(b(A))}" y="${c-f+18}" text-anchor="middle">${Tn(A,6)}</text>`),`<text x="${(u+l-d)/2}" y="${c-f+36}" text-anchor="middle">${Xh(s.label)}${a.label?` [${Xh(a.label)}]`:""}</text>`];return g.forEach(({curve:A,k:O},N)=>{let k=`stroke="${Xo[(A.tone??O)%Xo.length]}" stroke-width="1.8" fill="none" stroke-dasharray="${uy(A,O).join(" ")}"`,V="";for(let I=0;I<A.values.length;I++){let U=A.values[I]/o.factor;Number.isFinite(U)&&(V+=`${V?"L":"M"}${S(b(e[I]/a.factor))} ${S(C(U))}`)}let G=u+N%6*108,T=c-26+Math.floor(N/6)*16;x.push(`<path d="${V}" ${k}/>`,`<path d="M${G} ${T-4}h26" ${k}/><text x="${G+32}" y="${T}">${Xh(A.label)}</text>`)}),[...x,"</svg>",""].join(`
`)}var sL=[["cycloidal","Cycloid"],["quintic","Quintic"],["trapezoidal","Trapezoid"],["waypoints","Spline"],["line","Straight line"],["csv","From a file"]],rL={cycloidal:"Speed and acceleration are 0 at each waypoint; Saha (9.36).",quintic:"A polynomial of fifth degree: speed and acceleration are 0 at each waypoint.",trapezoidal:"Constant acceleration, constant speed, constant deceleration.",waypoints:"A smooth curve through all waypoints, at rest only at both ends.",line:"The tip goes straight from waypoint to waypoint, its attitude turning the shortest way.",csv:"Columns t and q_1, q_2 … or the names of the joints; units in brackets, such as [deg]."},_l=(n,e,t="")=>Vt(n,i=>({motion:{...i.motion,...e}}),t),iu=Fe(()=>(He.value?.joints??[]).filter(n=>n.nq===1));function v1(){let{waypoints:n}=Ir.peek(),e=n[n.length-1];_l("Add a waypoint",{waypoints:[...n,{t:(e?.t??-1)+1,q:[..._t.peek().q]}]})}function oL(){let{waypoints:n}=Ir.value,e=(t,i,s)=>_l("Change a waypoint",{waypoints:n.map((r,o)=>o===t?{...r,...i}:r)},s);return p("div",{class:"table-scroll",children:p("table",{class:"cells",children:[p("caption",{class:"unseen",children:"Waypoints"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:["Time ",p("span",{class:"unit",children:"[s]"})]}),iu.value.map(t=>p("th",{scope:"col",children:[t.name," ",p("span",{class:"unit",children:["[",ni(dr(t.type)).label,"]"]})]},t.name)),p("th",{scope:"col",children:p("span",{class:"unseen",children:"What to do with it"})})]})}),p("tbody",{children:n.map((t,i)=>p("tr",{children:[p("td",{children:p($s,{cell:!0,label:`Time of waypoint ${i+1}`,kind:"time",value:t.t,onChange:s=>e(i,{t:s},"")})}),iu.value.map(s=>p("td",{children:p($s,{cell:!0,label:`${s.name} at waypoint ${i+1}`,kind:dr(s.type),value:t.q[s.q],onChange:r=>e(i,{q:t.q.map((o,a)=>a===s.q?r:o)},"")})},s.name)),p("td",{class:"cell-buttons",children:[p(yn,{icon:"target",size:16,label:`Take the pose for waypoint ${i+1}`,onClick:()=>e(i,{q:[..._t.peek().q]},"")}),p(yn,{icon:"trash",size:16,label:`Remove waypoint ${i+1}`,disabled:n.length<=2,onClick:()=>_l("Remove a waypoint",{waypoints:n.filter((s,r)=>r!==i)})})]})]},i))})]})})}async function dy(){let n=await Uc(".csv,.tsv,.txt"),e=He.peek();if(!(!n||!e))try{let t=await n.text(),{t:i}=Wp(t,e);_l("Read a motion",{kind:"csv",csv:t}),dn(`${i.length} samples read from ${n.name}.`)}catch(t){dn(t.message,"error")}}var Mm=pe("tau"),aL=[["tau","Torque"],["q","Position"],["qd","Speed"],["qdd","Acceleration"],["power","Power"],["energy","Energy"]],lL={tau:Yr,q:dr,qd:Ro,qdd:cS,power:()=>"power"},cL={tau:["Torque","Force"],q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],qdd:["Acceleration","Acceleration, sliding"],power:["Power","Power"]};function uL(n,e){let t=(s,r)=>s===null&&r===null?[]:[{low:s??-1/0,high:r??1/0,tone:n.v,label:n.name}],i=s=>t(s===null?null:-s,s);return e==="tau"?i(n.effort[0]):e==="qd"?i(n.velocity[0]):e==="q"?t(n.lower[0],n.upper[0]):[]}function hL({found:n,other:e}){let t=`${es(rt.value.name)}-motion`,i={t:n.t,cursor:on.value,onCursor:os,height:260};if(Mm.value==="energy"){let o=n.kinetic.map((a,l)=>a+n.potential[l]);return p(Zr,{...i,title:"Energy",kind:"energy",file:`${t}-energy`,curves:[{label:"kinetic",values:n.kinetic},{label:"potential",values:n.potential},{label:"total",values:o}]})}let s=Mm.value,r=s==="power"?[iu.value]:[iu.value.filter(o=>!cs(o.type)),iu.value.filter(o=>cs(o.type))];return p("div",{class:"plots",children:r.map((o,a)=>{if(!o.length)return null;let l=o.map(u=>({label:u.name,values:n[s][u.v],tone:u.v})),c=e?o.map(u=>({label:`${u.name} ${$M(Yp.value)}`,values:e[s][u.v],tone:u.v,beside:!0})):[];return kl(Zr,{...i,key:a,title:cL[s][a],kind:lL[s](o[0].type),file:`${t}-${s}`,curves:[...l,...c],bands:o.flatMap(u=>uL(u,s))})})})}function dL({found:n}){let e=iu.value.map(i=>{let[s,r,o]=[n.tau,n.qd,n.power].map(a=>ua(n.t,a[i.v]));return{joint:i,tau:s,qd:r,power:o,over:g1(s.peak,i.effort[0]),fast:g1(r.peak,i.velocity[0])}}),t=e.flatMap(({joint:i,tau:s,qd:r,over:o,fast:a})=>[...o?[`${i.name} needs ${Gt(Math.abs(s.peak),Yr(i.type))} at ${Gt(s.at,"time",2)}, and its limit is ${Gt(i.effort[0],Yr(i.type))}`]:[],...a?[`${i.name} moves at ${Gt(Math.abs(r.peak),Ro(i.type))} at ${Gt(r.at,"time",2)}, and its limit is ${Gt(i.velocity[0],Ro(i.type))}`]:[]]);return p(st,{children:[t.length>0&&p(It,{level:"warning",remedy:"Give the motion more time, or move less far.",children:[t.join("; "),"."]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table",children:[p("caption",{class:"unseen",children:"What the motion asks of the joints"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Joint"}),p("th",{scope:"col",children:"Peak torque"}),p("th",{scope:"col",children:"at"}),p("th",{scope:"col",children:"RMS"}),p("th",{scope:"col",children:"Peak speed"}),p("th",{scope:"col",children:"Peak power"})]})}),p("tbody",{children:e.map(({joint:i,tau:s,qd:r,power:o,over:a,fast:l})=>p("tr",{children:[p("th",{scope:"row",children:i.name}),p("td",{class:a?"over":void 0,children:[Gt(s.peak,Yr(i.type)),a&&p("span",{class:"unseen",children:" over its limit"})]}),p("td",{children:p("button",{type:"button",class:"link",onClick:()=>os(s.at),children:Gt(s.at,"time",2)})}),p("td",{children:Gt(s.rms,Yr(i.type))}),p("td",{class:l?"over":void 0,children:[Gt(r.peak,Ro(i.type)),l&&p("span",{class:"unseen",children:" over its limit"})]}),p("td",{children:Gt(o.peak,"power")})]},i.name))})]})})]})}var g1=(n,e)=>e!==null&&Math.abs(n)>e;function fL(){let n=Yp.value,e=n?.what??"none";return p("div",{class:"row",children:[p(Ns,{label:"Compare with",value:e,options:[["none","nothing"],["payload","another payload"],["speed","another speed"],["gravity","no gravity"],["friction","no friction"]],onChange:t=>vn({beside:t==="none"?"":`${t}:${{payload:5,speed:2,gravity:0,friction:0}[t]}`})}),n?.what==="payload"&&p(qs,{label:"Payload",kind:"mass",value:n.value,min:0,onChange:t=>vn({beside:`payload:${t}`})}),n?.what==="speed"&&p(qs,{label:"Times as fast",value:n.value,min:.01,max:100,onChange:t=>vn({beside:`speed:${t}`})})]})}function pL(){St(()=>Lt(()=>{let s=Gi.value,{law:r}=ei.value;if(s)Oi({title:"Motion",t:s.t,q:s.q});else if(r){let o=Array.from({length:101},(l,c)=>r.duration*c/100),a=o.map(l=>r.at(l).q);Oi({title:"Motion",t:o,q:a[0].map((l,c)=>a.map(u=>u[c]))})}else Oi(null)}),[]);let{kind:n,ramp:e}=Ir.value,{problem:t}=ei.value,i=Gi.value;return He.value?p(st,{children:[p(Tt,{title:"Course",hint:rL[n],children:[p(Ds,{label:"Kind of motion",quiet:!0,value:n,options:sL,onChange:s=>s==="csv"&&!Ir.peek().csv?void dy():_l("Another kind of motion",{kind:s})}),n==="csv"?p("div",{class:"buttons",children:p($e,{icon:"open",onClick:()=>{dy()},children:"Read another file …"})}):p(st,{children:[p(oL,{}),p("div",{class:"buttons",children:p($e,{small:!0,icon:"plus",onClick:v1,children:"Add a waypoint where the arm stands"})})]}),n==="trapezoidal"&&p(nm,{label:"Share of the time to speed up",value:e,min:.05,max:.5,onChange:s=>_l("Change the ramp",{ramp:s},"ramp")}),t&&p(It,{level:"error",children:t}),!t&&$o.value&&p(It,{level:"warning",children:$o.value}),!t&&Zt.value&&!Ph.value&&p(It,{children:"Torques along a motion are computed for arms whose joints turn or slide about an axis each."})]}),i&&p(st,{children:[p(Tt,{title:"Over time",aside:p($e,{small:!0,kind:"quiet",icon:"file",onClick:()=>y1(i),children:"All as CSV"}),children:[p(Dr,{label:"Quantity",tabs:aL,value:Mm.value,onChange:s=>Mm.value=s}),rt.value.kind==="dh"&&p(fL,{}),p(hL,{found:i,other:XM.value})]}),p(Tt,{title:"What it asks of the joints",children:p(dL,{found:i})})]}),p("div",{class:"buttons foot-buttons",children:p($e,{icon:"code",onClick:()=>{Ut(bm(),"Python")},children:"Copy as Python"})})]}):p(Hs,{title:"No robot",children:"Choose one on the start page."})}function y1(n){let e=He.peek();if(!e)return;let t=["q","qd","qdd","tau"].flatMap(i=>e.joints.map((s,r)=>({name:`${i}_${r+1}`,unit:{q:hy(s,""),qd:hy(s,"/s"),qdd:hy(s,"/s2"),tau:cs(s.type)?"N":"N m"}[i],values:n[i][s.v]})));Hi(`${es(rt.peek().name)}-motion.csv`,Bc([{name:"t",unit:"s",values:n.t},...t]),"text/csv")}var hy=(n,e)=>(cs(n.type)?"m":"rad")+e;function fy(){let{kind:n,waypoints:e,ramp:t}=Ir.value,i=[],s=e.slice(1).map((r,o)=>({from:e[o].q,to:r.q,T:r.t-e[o].t}));if(n==="csv")i.push("trajectory = iso.Trajectory.from_csv('motion.csv')          # the file that was read");else if(n==="waypoints")i.push(`trajectory = iso.Trajectory.waypoints([${e.map(r=>Ft(r.q)).join(", ")}], times=${Ft(e.map(r=>r.t-e[0].t))})`);else{let r=s.map(({from:o,to:a,T:l})=>{if(n==="line")return`iso.Trajectory.follow(robot, iso.CartesianPath.line(robot.pose(${Ft(o)}), robot.pose(${Ft(a)}), profile=iso.Trajectory.cycloidal([0.0], [1.0], ${ss(l)})), q0=${Ft(o)})`;if(n!=="trapezoidal")return`iso.Trajectory.${n}(${Ft(o)}, ${Ft(a)}, ${ss(l)})`;let c=1/(t*l*(l-t*l));return`iso.Trajectory.trapezoidal(${Ft(o)}, ${Ft(a)}, acceleration=${Ft(a.map((u,h)=>Math.abs(u-o[h])*c||1))}, duration=${ss(l)})`});i.push(r.length===1?`trajectory = ${r[0]}`:`legs = [${r.join(", ")}]`),r.length>1&&i.push("trajectory = legs[0]          # they follow each other")}return i}function bm(){let n=_t.value.wrench,e=fy(),t=e.length>1,i=["t, q, qd, qdd = trajectory.sample(401)",`tau = robot.inverse_dynamics(q, qd, qdd${n.some(Boolean)?`, wrench=${Ft(n)}`:""})`,"print(tau)"];return tn(...t?[e[0],"for trajectory in legs:",...i.map(s=>`    ${s}`)]:[...e,...i])}wn({id:"motion.add",title:"Add a waypoint where the arm stands",words:"motion point",run:v1},{id:"motion.csv",title:"Read a motion from a CSV file",words:"import samples",run:()=>{dy()},python:()=>tn("trajectory = iso.Trajectory.from_csv('motion.csv')")},{id:"motion.save",title:"Save the motion and its torques as CSV",words:"export torques",able:()=>Gi.value!==null,run:()=>Gi.peek()&&y1(Gi.peek()),python:bm},{id:"motion.python",title:"Copy the motion and its torques as Python",words:"code",run:()=>{Ut(bm(),"Python")},python:bm},{id:"motion.turn-back",title:"Let the motion go back to its start",words:"return",run:()=>{let{waypoints:n}=Ir.peek(),e=n[n.length-1];_l("Go back to the start",{waypoints:[...n,{t:2*e.t-n[0].t,q:[...n[0].q]}]})}});Ai({id:"motion",title:"Motion",icon:"motion",key:"4",layout:"wide",component:pL,transport:!0});var mL=[["none","Free fall"],["pd","PD"],["pd_gravity","PD + gravity"],["computed_torque","Computed torque"]],gL={none:"No motors: gravity, friction and your hand alone. Pull a link in the picture.",pd:"Torques pull each joint to its target, like a spring and a damper; gravity pulls it off again.",pd_gravity:"The same, and the torque that gravity takes is added.",computed_torque:"The torques of the wanted acceleration, by inverse dynamics: the errors die out like decoupled springs."},Qr=(n,e,t="")=>Vt(n,i=>({simulation:{...i.simulation,...e}}),t),_1=Fe(()=>(He.value?.joints??[]).filter(n=>n.nq===1)),x1=Fe(()=>(He.value?.joints??[]).filter(n=>!n.passive).flatMap(n=>Array.from({length:n.nv},(e,t)=>({joint:n,name:He.value?.velocities[n.v+t]??"",v:n.v+t,q:n.nq===1?n.q:-1}))));function vL(){let{kp:n,kd:e,target:t,follow:i}=Qs.value,s=He.value;if(!s)return null;let r=(l,c)=>u=>Qr("Change a gain or target",{[l]:Qs.peek()[l].map((h,d)=>d===c?u:h)}),o=s.joints.filter(l=>!l.passive&&l.nq>1),a=!i&&x1.value.some(l=>l.q>=0);return p(st,{children:[p("div",{class:"table-scroll",children:p("table",{class:"cells",children:[p("caption",{class:"unseen",children:"Gains and targets"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Joint"}),p("th",{scope:"col",children:"Kp"}),p("th",{scope:"col",children:"Kd"}),a&&p("th",{scope:"col",children:"Target"})]})}),p("tbody",{children:x1.value.map(({joint:l,name:c,v:u,q:h})=>p("tr",{children:[p("th",{scope:"row",children:c}),p("td",{children:p($s,{cell:!0,label:`Kp of ${c}`,value:n[u],min:0,onChange:r("kp",u)})}),p("td",{children:p($s,{cell:!0,label:`Kd of ${c}`,value:e[u],min:0,onChange:r("kd",u)})}),a&&p("td",{children:h>=0&&p($s,{cell:!0,label:`Target of ${c}`,kind:dr(l.type),value:t[h],onChange:r("target",h)})})]},c))})]})}),!i&&o.map(l=>p(rm,{structure:s,joint:l,q:t,of:"of the target",onChange:c=>Qr("Change a gain or target",{target:c},`target${l.q}`)},l.name)),!i&&p("div",{class:"buttons",children:p($e,{small:!0,disabled:t.every((l,c)=>l===_t.value.q[c]),onClick:()=>Qr("The pose as the target",{target:[..._t.peek().q]}),children:"Take the pose as the target"})}),s.loops.length>0&&p("p",{class:"hint",children:"Joints without a motor follow the loops: a target of the motors that the loops do not allow is held as near as they let it."})]})}function yL(){al.value;let n=$r.value;if(!n)return null;let{duration:e}=Qs.value,t=Math.max(Math.round(e/n.h),n.rows.length-1);return p("div",{class:"run-bar",role:"group","aria-label":"Running",children:[p($e,{kind:"primary",icon:pi.value?"pause":"play",onClick:()=>pi.peek()?Lh():jp(),children:pi.value?"Pause":"Run"}),p(yn,{icon:"first",label:"Back to the start",onClick:iv}),p(yn,{icon:"back",label:"One step back",disabled:!n.index,onClick:()=>Vc(n.index-1)}),p(yn,{icon:"next",label:"One step on",onClick:()=>(Lh(),nv())}),p("input",{type:"range","aria-label":"Time of the simulation","aria-valuetext":Gt(n.t,"time",3),min:0,max:t,value:n.index,onInput:i=>Vc(Math.min(Number(i.target.value),n.rows.length-1)),ref:i=>i?.style.setProperty("--to",`${100*n.index/t}%`)}),p("output",{class:"clock",children:[n.t.toFixed(3)," s"]}),p("label",{class:"speed",children:[p("span",{class:"unseen",children:"Speed"}),p("select",{value:String(Ss.value),onChange:i=>Ss.value=Number(i.target.value),children:[.01,...Ia].map(i=>p("option",{value:String(i),children:[i,"×"]},i))})]})]})}var va=pe("q"),_L=[["q","Position"],["qd","Speed"],["tau","Torque"],["energy","Energy"]];function b1(n){let e=Math.max(1,Math.ceil(n/1200)),t=Array.from({length:Math.ceil(n/e)},(i,s)=>s*e);return t[t.length-1]!==n-1&&t.push(n-1),t}var py=pe(0);function xL(){py.value;let n=$r.value;if(!n||n.rows.length<2)return p(Hs,{title:"Nothing has happened yet",children:"Run the simulation, or pull a link."});let e=b1(n.rows.length),t=Float64Array.from(e,c=>n.rows[c].t),i=`${es(rt.value.name)}-simulation`,s={t,cursor:n.t,onCursor:c=>Vc(Math.round(c/n.h)),height:240};if(va.value==="energy"){let c=d=>Float64Array.from(e,d),u=n.rows,h=[{label:"kinetic",values:c(d=>u[d].kinetic)},{label:"potential",values:c(d=>u[d].potential)},{label:"total",values:c(d=>u[d].kinetic+u[d].potential)},{label:"total − work + friction",values:c(d=>u[d].kinetic+u[d].potential-u[d].supplied+u[d].lost),tone:5,beside:!0}];return p(Zr,{...s,title:"Energy",kind:"energy",file:`${i}-energy`,curves:h})}let r=[_1.value.filter(c=>!cs(c.type)),_1.value.filter(c=>cs(c.type))],o=(c,u)=>va.value==="q"?n.rows[c].q[u.q]:va.value==="qd"?n.rows[c].qd[u.v]:n.rows[c].motors[u.v]+n.rows[c].hands[u.v],a={q:dr,qd:Ro,tau:Yr}[va.value],l={q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],tau:["Torque of motors and hand","Force of motors and hand"]}[va.value];return p("div",{class:"plots",children:r.map((c,u)=>c.length>0&&kl(Zr,{...s,key:u,title:l[u],kind:a(c[0].type),file:`${i}-${va.value}`,curves:c.map(h=>({label:h.name,tone:h.v,values:Float64Array.from(e,d=>o(d,h))}))}))})}var Sm=pe(null);function bL(){py.value;let n=$r.value;if(!n||n.rows.length<2)return null;let[e,t]=[n.rows[0],n.last],i=o=>o.kinetic+o.potential,s=i(t)-i(e)-t.supplied+t.lost,r=Math.max(...b1(n.rows.length).map(o=>Math.max(Math.abs(n.rows[o].kinetic),Math.abs(i(n.rows[o])))),1e-300);return p(st,{children:[p(jl,{rows:[["Total energy now",Gt(i(t),"energy")],["Work of motors and hand",Gt(t.supplied,"energy")],["Taken by friction",Gt(t.lost,"energy")],["What does not balance",`${s.toExponential(1).replace("-","−")} J, ${(Math.abs(s)/r).toExponential(1).replace("-","−")} of the largest energy`]]}),p("div",{class:"buttons",children:[p($e,{small:!0,onClick:()=>Sm.value=jM(),children:"Compute this moment again"}),Sm.value!==null&&p("span",{class:"hint",role:"status",children:Sm.value?"From the last snapshot: the same bits.":"Not the same bits."})]})]})}function ML(){St(()=>{Oi(null);let i=0;ks.value={link:JM};let s=[KM(),Lt(()=>{al.value,i||(i=window.setTimeout(()=>(i=0,py.value=al.peek(),Sm.value=null),pi.peek()?160:0))}),Lt(()=>{let r=ZM.value;Qn.value=r&&Dt(r.vector)>0?{arrows:[{at:r.at,vector:r.vector,colour:1}]}:{}})];return()=>{s.forEach(r=>r()),clearTimeout(i),ks.value={},Qn.value={}}},[]);let n=He.value,e=Qs.value;if(!n)return p(Hs,{title:"No robot",children:"Choose one on the start page."});let t=$r.value?.last.q.some(i=>!Number.isFinite(i));return p(st,{children:[p(Tt,{title:"Drive",hint:gL[e.control],children:[p(Ds,{label:"Drive",quiet:!0,value:e.control,options:mL,onChange:i=>Qr("Another drive",{control:i})}),e.control!=="none"&&p(st,{children:[p(vL,{}),p(fr,{label:"Follow the motion of the Motion screen",value:e.follow,onChange:i=>Qr("Follow the motion",{follow:i}),disabled:n.n!==n.nq&&!e.follow}),e.follow&&ei.value.problem&&p(It,{level:"error",children:ei.value.problem})]}),p("div",{class:"row",children:[p(fr,{label:"Friction",value:e.friction,onChange:i=>Qr("Friction",{friction:i}),disabled:!n.editable}),p(fr,{label:"Stops at the limits",value:e.stops,onChange:i=>Qr("Stops",{stops:i}),disabled:!Zt.value?.has("stops")})]}),p("div",{class:"row",children:[p(qs,{label:"Duration",kind:"time",value:e.duration,min:.001,max:3600,onChange:i=>Qr("Change the duration",{duration:i})}),p(qs,{label:"Step",value:1e3*e.step,unit:{label:"ms",factor:1,digits:3,step:.1},min:.001,max:100,onChange:i=>Qr("Change the step",{step:i/1e3})}),p(Ns,{label:"Start",value:e.q0.every((i,s)=>i===_t.value.q[s])&&e.qd0.every(i=>i===0)?"pose":"other",options:[["pose","the pose, at rest"],["other","as it was set"]],onChange:i=>i==="pose"&&Qr("Start at the pose",{q0:[..._t.peek().q],qd0:e.qd0.map(()=>0)})})]}),zc.value&&p(It,{level:"warning",children:zc.value}),$o.value&&p(It,{level:"warning",children:$o.value})]}),p(Tt,{title:"Run",children:[p(yL,{}),t&&p(It,{level:"error",remedy:"Take a smaller step or lower gains, and look for links without mass on joints that are free.",children:["The motion runs away: positions are no numbers any more after ",Gt($r.value?.t??0,"time"),"."]}),pi.value&&Ih.value<.8&&p(It,{children:["The page computes at ",Math.round(100*Ih.value)," % of the wanted speed."]}),p("div",{class:"buttons",children:[p($e,{small:!0,onClick:sv,children:"Compute all of it now"}),p($e,{small:!0,kind:"quiet",icon:"file",onClick:M1,children:"Save as CSV"})]})]}),p(Tt,{title:"Over time",children:[p(Dr,{label:"Quantity",tabs:_L,value:va.value,onChange:i=>va.value=i}),p(xL,{})]}),p(Tt,{title:"Energy",children:p(bL,{})}),p("div",{class:"buttons foot-buttons",children:p($e,{icon:"code",onClick:()=>{Ut(su(),"Python")},children:"Copy as Python"})})]})}function M1(){let n=$r.peek(),e=He.peek();if(!n||!e)return;let{rows:t}=n,i=r=>Float64Array.from(t,r),s=[...e.positions.map((r,o)=>({name:`q_${o+1}`,unit:e.position_units[o],values:i(a=>a.q[o])})),...e.effort_units.map((r,o)=>({name:`qd_${o+1}`,unit:r==="N"?"m/s":"rad/s",values:i(a=>a.qd[o])})),...e.effort_units.map((r,o)=>({name:`tau_${o+1}`,unit:r,values:i(a=>a.motors[o]+a.hands[o])})),{name:"kinetic",unit:"J",values:i(r=>r.kinetic)},{name:"potential",unit:"J",values:i(r=>r.potential)}];Hi(`${es(rt.peek().name)}-simulation.csv`,Bc([{name:"t",unit:"s",values:i(r=>r.t)},...s]),"text/csv")}function su(){let n=Qs.value,e=[],t=`${Ft(n.kp)}, ${Ft(n.kd)}`;return n.control!=="none"&&(n.follow&&e.push(...fy()),e.push(`controller = iso.Controller.${n.control}(robot, ${t}, ${n.follow?"trajectory":Ft(n.target)})`)),e.push(`motion = iso.simulate(robot, ${Ft(n.q0)}, ${Ft(n.qd0)}, ${ss(n.duration)}, ${n.control==="none"?"":"torque=controller, "}integrator="rk4", dt=${ss(n.step)}, friction=${n.friction?"True":"False"})`,"print(motion)"),tn(...e)}wn({id:"simulation.run",title:"Run or pause the simulation",words:"play start stop fall",able:()=>!zc.value,run:()=>pi.peek()?Lh():jp(),python:su},{id:"simulation.step",title:"One step of the simulation",run:()=>(Lh(),nv())},{id:"simulation.back",title:"One step of the simulation back",words:"rewind",run:()=>Vc(($r.peek()?.index??0)-1)},{id:"simulation.start",title:"Simulation back to its start",words:"rewind reset",run:iv},{id:"simulation.all",title:"Compute the whole simulation",run:sv,python:su},{id:"simulation.csv",title:"Save the simulation as CSV",words:"export",run:M1,python:su},{id:"simulation.python",title:"Copy the simulation as Python",words:"code",run:()=>{Ut(su(),"Python")},python:su});Ai({id:"simulation",title:"Simulation",icon:"simulation",key:"6",layout:"wide",component:ML});function ru({title:n,values:e,rows:t,columns:i,names:s,across:r=s,unit:o="",digits:a=3,hint:l}){let c=0;for(let u=0;u<t*i;u++)Number.isFinite(e[u])&&(c=Math.max(c,Math.abs(e[u])));return p("div",{class:"heat-scroll",tabIndex:0,role:"region","aria-label":n,children:p("table",{class:"heat",children:[p("caption",{children:[n,o&&p("span",{class:"unit",children:[" [",o,"]"]})]}),r&&p("thead",{children:p("tr",{children:[p("td",{}),r.slice(0,i).map(u=>p("th",{scope:"col",children:u},u))]})}),p("tbody",{children:Array.from({length:t},(u,h)=>p("tr",{children:[s&&p("th",{scope:"row",children:s[h]}),Array.from({length:i},(d,f)=>{let g=e[i*h+f],_=c>0?Math.abs(g)/c:0;return p("td",{title:l?.(h,f),class:g<0?"below":"above",ref:m=>m?.style.setProperty("--share",`${(100*Math.sqrt(_)).toFixed(1)}%`),children:Tn(g,a)},f)})]},h))})]})})}function yr(n){let[e,t,i]=[pe(null),pe(null),pe("")];return{job:e,result:t,problem:i,start:(r={})=>{e.peek()?.cancel();let o=v0(n,Un.peek(),r);e.value=o,i.value="",o.done.then(a=>{e.peek()===o&&(t.value=a)},a=>{e.peek()===o&&(i.value=a.message)}).finally(()=>{e.peek()===o&&(e.value=null)})}}}var SL=n=>n.base64?new Blob([Uint8Array.from(atob(n.base64),e=>e.charCodeAt(0))],{type:n.media}):n.text,wL=n=>Hi(n.name,SL(n),n.media);function _r({work:{job:n,result:e,problem:t,start:i},title:s,options:r,children:o}){let a=e.value;return p("div",{class:"work-box",children:[!ws.value&&p(It,{remedy:"isodyn workbench",children:"This is worked out by Python: open the document in a workbench that was started by the command"}),n.value?p(ux,{job:n}):p("div",{class:"buttons",children:p($e,{kind:"primary",disabled:!ws.value,onClick:()=>i(r),children:s})}),t.value&&p(It,{level:"error",children:t.value}),a&&!a.complete&&p(It,{children:"It was ended early; this is what there was until then."}),a&&o?.(a),a&&p("ul",{class:"files",children:a.files.map(l=>p("li",{children:[p("span",{class:"mono",children:l.name}),l.media==="text/html"&&l.address&&p($e,{small:!0,kind:"quiet",icon:"right",onClick:()=>window.open(l.address,"_blank","noopener"),children:"Open"}),p($e,{small:!0,kind:"quiet",icon:"save",onClick:()=>wL(l),children:"Save"})]},l.name))})]})}var xr=pe("matrices"),w1=[["matrices","Matrices"],["split","Torque, split"],["terms","Which terms matter"],["equations","Equations"]],Tm=pe("pose"),wm=pe([]),ya=Fe(()=>(He.value?.joints??[]).filter(n=>n.nq===1)),Lo=Fe(()=>ya.value.map(n=>n.name)),A1=Fe(()=>Tm.value==="motion"&&ei.value.law!==null),T1=Fe(()=>{let n=He.value?.n??0,{law:e}=ei.value;return A1.value&&e?e.at(on.value):{q:Id.value,qd:Array.from({length:n},(t,i)=>wm.value[i]??0)}});function my(n){let e=new Set(ya.value.map(i=>cs(i.type)));if(e.size>1)return n==="g"?"N m, N":n==="M"?"kg m², kg m, kg":"N m s, N s";let t=e.has(!0);return{M:t?"kg":"kg m²",C:t?"kg/s":"N m s/rad",g:t?"N":"N m"}[n]}function AL(){let n=Zt.value,e=He.value?.n??0;if(!n?.has("mass_matrix"))return p(Hs,{title:"No matrices here",children:$o.value||"The kernels are on their way."});let{q:t,qd:i}=T1.value;n.set({q:t,qd:i});let s=d=>n.has(d)?n.run(d).array(n.manifest.functions[d].outputs[0]).slice():null,[r,o,a,l]=["mass_matrix","coriolis_matrix","gravity_torque","friction_torque"].map(s),c=o&&Float64Array.from({length:e},(d,f)=>i.reduce((g,_,m)=>g+o[e*f+m]*_,0)),u=[];for(let[d,f]of[["C q̇",c],["g",a],["friction",l]])f&&u.push([d,f]);let h=d=>(f,g)=>`${d}, row ${f+1}, column ${g+1}: ${Lo.value[f]}, ${Lo.value[g]}`;return p(st,{children:[p("div",{class:"row",children:p(Ds,{label:"Where",quiet:!0,value:Tm.value,options:[["pose","In the pose"],["motion","Along the motion"]],onChange:d=>Tm.value=d})}),!A1.value&&p("details",{class:"rates",children:[p("summary",{children:"Joint rates, for C"}),p("div",{class:"row",children:ya.value.map(d=>p(qs,{label:d.name,kind:Ro(d.type),value:wm.value[d.v]??0,onChange:f=>wm.value=Array.from({length:e},(g,_)=>_===d.v?f:wm.value[_]??0)},d.name))})]}),r&&p(ru,{title:"Inertia matrix M(q)",unit:my("M"),values:r,rows:e,columns:e,names:Lo.value,hint:h("M")}),o&&p(ru,{title:"Coriolis matrix C(q, q̇)",unit:my("C"),values:o,rows:e,columns:e,names:Lo.value,hint:h("C")}),p(ru,{title:"Torques: Coriolis, gravity, friction",unit:my("g"),values:u.flatMap(([,d])=>Array.from(d)),rows:u.length,columns:e,names:u.map(([d])=>d),across:Lo.value}),r&&p("p",{class:"hint",children:TL(r,e)})]})}function TL(n,e){let t={share:0,i:0,j:0};for(let i=0;i<e;i++)for(let s=0;s<i;s++){let r=Math.abs(n[e*i+s])/Math.sqrt(n[e*i+i]*n[e*s+s]||1/0);r>t.share&&(t={share:r,i,j:s})}return e<2||t.share<.005?"No two joints feel each other’s acceleration here: M is diagonal, or nearly so.":`${Lo.value[t.j]} and ${Lo.value[t.i]} feel each other most: ${Math.round(100*t.share)} % of what two joints can, |M_ij| / √(M_ii M_jj).`}var gy=[["inertia","Inertia, M q̈"],["coriolis","Coriolis, C q̇"],["gravity","Gravity, g"],["friction","Friction"]],S1=pe(0);function EL({found:n}){let e=ya.value[Math.min(S1.value,ya.value.length-1)],t=e.v;return p(st,{children:[p(Ns,{label:"Joint",value:String(ya.value.indexOf(e)),options:ya.value.map((i,s)=>[String(s),i.name]),onChange:i=>S1.value=Number(i)}),p(Zr,{title:`Torque of ${e.name}`,kind:Yr(e.type),t:n.t,cursor:on.value,onCursor:os,height:280,file:`${es(rt.value.name)}-${es(e.name)}-torque`,curves:[{label:"all of it",values:n.tau[t]},...gy.map(([i,s],r)=>({label:s,values:n[i][t],tone:r+1}))]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table",children:[p("caption",{class:"unseen",children:"Shares of the parts along the motion, by RMS"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Joint"}),gy.map(([i,s])=>p("th",{scope:"col",children:s},i))]})}),p("tbody",{children:ya.value.map(i=>{let s=DM(n,i.v);return p("tr",{children:[p("th",{scope:"row",children:i.name}),gy.map(([r])=>p("td",{children:[Math.round(100*s[r])," %"]},r))]},i.name)})})]})})]})}function CL(n){let[e,t]=[Zt.value,He.value];if(!e||!t)return null;let i=t.n,[s,r]=[new Float64Array(i*i),new Float64Array(i*i)],o=Math.max(1,Math.floor(n.t.length/100)),a=0;for(let l=0;l<n.t.length;l+=o,a++){e.set({q:n.q.map(h=>h[l]),qd:n.qd.map(h=>h[l])});let c=e.run("mass_matrix").array("mass_matrix").slice(),u=e.run("coriolis_matrix").array("coriolis_matrix");for(let h=0;h<i;h++)for(let d=0;d<i;d++)s[i*h+d]+=(c[i*h+d]*n.qdd[d][l])**2,r[i*h+d]+=(u[i*h+d]*n.qd[d][l])**2}return{inertia:s.map(l=>Math.sqrt(l/a)),coriolis:r.map(l=>Math.sqrt(l/a))}}var RL=yr("significance");function PL({found:n}){let e=CL(n),t=He.value?.n??0;if(!e)return null;let i=Array.from({length:t},(r,o)=>ua(n.t,n.tau[o]).rms||1),s=r=>r.map((o,a)=>100*o/i[Math.floor(a/t)]);return p(st,{children:[p("p",{class:"hint",children:"Along the motion, what each joint’s acceleration and speed add to each torque, in percent of that torque’s RMS. Terms far below a percent may be left out of a controller."}),p(ru,{title:"M_ij q̈_j",unit:"%",values:s(e.inertia),rows:t,columns:t,names:Lo.value,digits:1}),p(ru,{title:"C_ij q̇_j",unit:"%",values:s(e.coriolis),rows:t,columns:t,names:Lo.value,digits:1}),p(Tt,{title:"A reduced model and its error",hint:"Leaves out what is insignificant along such motions, and says what that costs (Turney, Mudge and Lee).",children:p(_r,{work:RL,title:"Work it out"})})]})}var IL=yr("equations");function kL({html:n}){let e=qt(null);return St(()=>{let t=new DOMParser().parseFromString(n,"text/html"),i=t.querySelector("main")??t.body;i.querySelectorAll("script, style, link, iframe, object, embed").forEach(s=>s.remove());for(let s of i.querySelectorAll("*"))for(let{name:r}of[...s.attributes])(r.startsWith("on")||r==="style"||r==="href"||r==="src")&&s.removeAttribute(r);e.current?.replaceChildren(...document.importNode(i,!0).childNodes)},[n]),p("div",{class:"typeset",ref:e,tabIndex:0,role:"region","aria-label":"Equations"})}function LL(){return p(st,{children:[p("p",{class:"hint",children:"M, C, g and the energies as formulas in the joints’ positions and rates, grouped; every method gives the same. Large arms become a listing."}),p(_r,{work:IL,title:"Write the equations",options:{quantities:"M,C,g"},children:n=>{let e=n.files.find(t=>t.media==="text/html");return e&&p(kL,{html:e.text})}})]})}function DL(){let n=Gi.value,e=xr.value==="split"||xr.value==="terms"||xr.value==="matrices"&&Tm.value==="motion";if(St(()=>{e&&n?Oi({title:"Motion",t:n.t,q:n.q}):$t.peek()&&Oi(null)},[e,n]),!He.value)return p(Hs,{title:"No robot",children:"Choose one on the start page."});let t=p(It,{level:ei.value.problem?"error":"note",children:ei.value.problem||(Ph.value?"The motion is on its way.":"This is computed along motions of arms whose joints turn or slide about an axis each.")});return p(st,{children:[p(Dr,{label:"What of the dynamics",tabs:w1,value:xr.value,onChange:i=>xr.value=i}),p("div",{class:"stack",children:[xr.value==="matrices"&&p(AL,{}),xr.value==="split"&&(n?p(EL,{found:n}):t),xr.value==="terms"&&(n?p(PL,{found:n}):t),xr.value==="equations"&&p(LL,{})]}),p("div",{class:"buttons foot-buttons",children:p($e,{icon:"code",onClick:()=>{Ut(Am(),"Python")},children:"Copy as Python"})})]})}function Am(){let{q:n,qd:e}=T1.value;return xr.value==="equations"?tn('print(iso.equations(robot, grouped=True).text("M", "C", "g"))'):tn(`q = ${Ft(n)}`,`qd = ${Ft(e)}`,"M = robot.mass_matrix(q)","C = robot.coriolis_matrix(q, qd)","g = robot.gravity_torque(q)","print(M, C, g, sep='\\n')")}wn(...w1.map(([n,e])=>({id:`dynamics.${n}`,title:`Dynamics: ${e}`,words:"matrix torque equation significance",run:()=>xr.value=n,python:Am})),{id:"dynamics.python",title:"Copy M, C and g as Python",words:"code matrix",run:()=>{Ut(Am(),"Python")},python:Am},{id:"dynamics.largest",title:"Go to where the torques are largest",words:"peak",able:()=>Gi.value!==null,run:()=>{let n=Gi.peek();if(!n)return;let e=n.tau.map(t=>ua(n.t,t));os(e.reduce((t,i)=>Math.abs(i.peak)>Math.abs(t.peak)?i:t).at)}});Ai({id:"dynamics",title:"Dynamics",icon:"dynamics",key:"5",layout:"wide",component:DL,transport:!0});var E1={"newton-euler":[[24,18],[117,85],[237,181],[357,277],[477,373],[597,469],[717,565],[837,661],[957,757]],"modified-newton-euler":[[24,21],[120,99],[235,200],[350,301],[465,402],[580,503],[695,604],[810,705],[925,806]],denoc:[[24,21],[120,99],[235,200],[350,301],[465,402],[580,503],[695,604],[810,705],[925,806]],"denoc-centres":[[24,18],[129,98],[259,204],[389,310],[519,416],[649,522],[779,628],[909,734],[1039,840]],"gibbs-appell":[[25,23],[105,95],[205,190],[305,285],[405,380],[505,475],[605,570],[705,665],[805,760]],noc:[[24,18],[123,89],[267,200],[439,334],[639,491],[867,671],[1123,874],[1407,1100],[1719,1349]],lagrange:[[63,46],[271,200],[635,477],[1197,913],[2005,1544],[3104,2406],[4539,3535],[6355,4967],[8597,6738]],screw:[[106,79],[355,264],[744,561],[1291,988],[2014,1563],[2931,2304],[4060,3229],[5419,4356],[7026,5703]],momentum:[[126,83],[366,262],[630,495],[894,728],[1158,961],[1422,1194],[1686,1427],[1950,1660],[2214,1893]],"composite-body":[[22,18],[177,149],[448,398],[780,688],[1172,1018],[1624,1388],[2136,1798],[2708,2248],[3340,2738]],"composite-body-meeting":[[22,18],[177,149],[450,399],[776,687],[1162,1015],[1644,1404],[2152,1814],[2720,2264],[3433,2813]],kane:[[26,18],[122,88],[267,203],[464,365],[713,574],[1014,830],[1367,1133],[1772,1483],[2229,1880]],"kane-recursive":[[23,18],[111,89],[219,182],[327,275],[435,368],[543,461],[651,554],[759,647],[867,740]],"balafoutis-patel":[[24,21],[123,100],[250,208],[377,316],[504,424],[631,532],[758,640],[885,748],[1012,856]],hollerbach:[[64,42],[261,176],[491,353],[724,530],[957,707],[1190,884],[1423,1061],[1656,1238],[1889,1415]]};var Jh="inverse_dynamics:";var Em=n=>Object.keys(n.manifest.functions).filter(e=>e.startsWith(Jh)).map(e=>e.slice(Jh.length));function C1(n,e){let t=Em(n),i=t.map(r=>n.manifest.functions[Jh+r].count),s=t.map((r,o)=>{let{mul:a,div:l,add:c,trig:u,depth:h}=i[o];return{method:r,mul:a+l,add:c,trig:u,depth:h,off:0,difference:0,time:NaN}});for(let{q:r,qd:o,qdd:a}of e){n.set({q:r,qd:o,qdd:a});let l=t.map(u=>n.call(Jh+u)),c=Math.max(...l[0].map(Math.abs),Number.MIN_VALUE);l.forEach((u,h)=>{let d=u.reduce((g,_,m)=>Math.max(g,Math.abs(_-l[0][m])),0),f=s[h].mul+s[h].add+s[0].mul+s[0].add;s[h].difference=Math.max(s[h].difference,d),s[h].off=Math.max(s[h].off,d/(4*f*Number.EPSILON*c))})}return s}function R1(n,e,t,i){let s=Em(n),r=new Map(s.map(a=>[a,1/0])),o=new Map(s.map(a=>[a,64]));for(let a=0;a<t;a++)for(let l of s){let{q:c,qd:u,qdd:h}=e[a%e.length];n.set({q:c,qd:u,qdd:h});let d=o.get(l);for(;;){let f=i();for(let _=0;_<d;_++)n.run(Jh+l);let g=i()-f;if(g>=2||d>=1048576){r.set(l,Math.min(r.get(l),1e6*g/d));break}d*=4}o.set(l,d)}return r}var vy={"newton-euler":["Newton-Euler","Luh, Walker and Paul (1980)"],"modified-newton-euler":["Modified Newton-Euler","Turney, Mudge and Lee"],denoc:["DeNOC","Saha"],"denoc-centres":["DeNOC at the centres","Saha, as printed"],"gibbs-appell":["Gibbs-Appell","Mata and others (2002)"],noc:["Natural orthogonal complement","Angeles and Lee (1988)"],lagrange:["Lagrange, 4 × 4 matrices","Uicker; Turney, Mudge and Lee"],screw:["Screws, link by link","Laus, Simoni and Martins"],momentum:["Momentum form","Celentano (2008)"],"composite-body":["Composite bodies","Walker and Orin (1982)"],"composite-body-meeting":["Composite bodies, meeting","a variant with fewer operations for M"],kane:["Kane","Kane and Levinson (1983)"],"kane-recursive":["Kane, recursive","Angeles, Ma and Rojas (1989)"],"balafoutis-patel":["Cartesian tensors","Balafoutis and Patel (1991)"],hollerbach:["Recursive Lagrange","Hollerbach (1980)"]},Zh=n=>vy[n]?.[0]??n,eo=pe({key:"",kernels:null,problem:""}),_a=pe([]),No=pe(!1),Do=pe("table"),P1=[["table","Agreement and race"],["crossings","Crossing curves"],["lines","Line by line"],["report","Full report"]],yy=Fe(()=>{let n=He.value;if(!n)return[];let e=12345,t=()=>(e=Math.imul(e,1664525)+1013904223>>>0,e/2**32),i=n.joints.flatMap(r=>r.lower),s=n.joints.flatMap(r=>r.upper);return Array.from({length:40},()=>({q:n.neutral.map((r,o)=>(i[o]??-2)+t()*((s[o]??2)-(i[o]??-2))),qd:n.neutral.map(()=>4*t()-2),qdd:n.neutral.map(()=>10*t()-5)}))});function FL(){let n=He.peek();!n||eo.peek().key===n.key||(eo.value={key:n.key,kernels:null,problem:""},Fa(n.key,Un.peek(),"methods").then(e=>Wl.load(e)).then(e=>eo.peek().key===n.key&&(eo.value={key:n.key,kernels:e,problem:""}),e=>eo.value={key:n.key,kernels:null,problem:e.message}))}function _y(){let[n,e,{key:t,kernels:i}]=[He.value,rt.value,eo.value];return!n||!i||t!==n.key?null:n.editable?i.set({numbers:n.numbers,gravity:e.gravity}):i}async function I1(){let n=_y();if(!(!n||No.peek())){No.value=!0;for(let e=0;e<6&&No.peek();e++){await new Promise(i=>setTimeout(i));let t=R1(n,yy.peek(),3,()=>performance.now());_a.value=_a.peek().map(i=>({...i,time:Math.min(i.time||1/0,t.get(i.method)??1/0)}))}No.value=!1}}var Cm=pe("operations");function OL(){let n=[..._a.value];Cm.value==="operations"&&n.sort((i,s)=>i.mul+i.add-s.mul-s.add),Cm.value==="time"&&n.sort((i,s)=>(i.time||1/0)-(s.time||1/0));let e=Math.max(..._a.value.map(i=>Number.isFinite(i.time)?i.time:0),1),t=Math.max(..._a.value.map(i=>i.off));return p(st,{children:[p(It,{level:t<=1?"good":"error",children:t<=1?`All ${_a.value.length} formulations give the same torques on ${yy.value.length} random states: their largest difference is ${Tn(100*t,2)} % of what rounding of their own operations may make.`:"The formulations disagree by more than rounding explains: this should not be; please tell us with this document."}),p("div",{class:"row",children:[p(Ds,{label:"Order",value:Cm.value,options:[["operations","Operations"],["time","Time"],["registry","As listed"]],onChange:i=>Cm.value=i}),p($e,{kind:"primary",icon:No.value?"pause":"play",onClick:()=>No.peek()?No.value=!1:void I1(),children:No.value?"Stop":"Race"})]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table race",children:[p("caption",{class:"unseen",children:"Formulations"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Formulation"}),p("th",{scope:"col",children:"· ÷"}),p("th",{scope:"col",children:"+ −"}),p("th",{scope:"col",children:"sin, cos"}),p("th",{scope:"col",children:"longest chain"}),p("th",{scope:"col",children:"off / bound"}),p("th",{scope:"col",children:"time a call"}),p("th",{scope:"col",children:p("span",{class:"unseen",children:"as a bar"})})]})}),p("tbody",{children:n.map(i=>p("tr",{children:[p("th",{scope:"row",children:[Zh(i.method),p("small",{children:vy[i.method]?.[1]})]}),p("td",{children:i.mul}),p("td",{children:i.add}),p("td",{children:i.trig}),p("td",{children:i.depth}),p("td",{title:`largest difference ${i.difference.toExponential(1)}`,children:i.off===0?"0":i.off.toExponential(1).replaceAll("-","−")}),p("td",{children:Number.isFinite(i.time)?`${Tn(i.time/1e3,2)} µs`:"–"}),p("td",{class:"bar-cell",children:p("span",{class:"bar",ref:s=>s?.style.setProperty("width",`${Number.isFinite(i.time)?100*i.time/e:0}%`)})})]},i.method))})]})}),p("p",{class:"hint",children:"One evaluation of the torques with all numbers of the arm as inputs; work that a fixed arm saves is not saved here. Times are of this browser, the best of several rounds."})]})}var jh=pe(["newton-euler","gibbs-appell","kane-recursive","denoc","hollerbach","lagrange","screw","momentum"]);function UL(){let n=E1,e=Object.values(n)[0].length,t=Float64Array.from({length:e},(r,o)=>o+1),i=jh.value.filter(r=>n[r]).map((r,o)=>({label:Zh(r),tone:o,values:n[r].map(([a,l])=>a+l)})),s=He.value?.n??0;return p(st,{children:[p("p",{class:"hint",children:"Operations of one torque evaluation against the number of revolute joints. Formulations that grow with n lie low; those that grow with n³ and n⁴ cross them early."}),p(Zr,{title:"Operations",kind:"plain",t,curves:i,across:{label:"Joints",kind:"plain"},log:!0,cursor:s>=1&&s<=e?s:null,height:360,file:"crossing-curves"}),p("fieldset",{class:"choices",children:[p("legend",{children:"Shown"}),Object.keys(n).map(r=>p("label",{children:[p("input",{type:"checkbox",checked:jh.value.includes(r),onChange:o=>jh.value=o.target.checked?[...jh.value,r]:jh.value.filter(a=>a!==r)}),Zh(r)]},r))]})]})}function BL(){let n=_y(),e=n?.section("isodyn:lines");if(!n||!e)return p(Hs,{title:"No lines here",children:"These kernels do not say which lines made them."});let t=Em(n),i=t.includes(Pt.value.method)?Pt.value.method:t[0],s=e.functions[`inverse_dynamics:${i}`]??[],r=Math.max(...s.map(([,,a,l])=>a+l),1),o=s.reduce((a,[,,l,c])=>a+l+c,0);return p(st,{children:[p(Ns,{label:"Formulation",value:i,options:t.map(a=>[a,Zh(a)]),onChange:a=>vn({method:a})}),p("p",{class:"hint",children:[vy[i]?.[1],". The formulation is written once, as its paper writes it; these are its lines, with the operations that each made for this arm (",o," in all)."]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table listing",children:[p("caption",{class:"unseen",children:["Lines of ",Zh(i)]}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Line"}),p("th",{scope:"col",children:"Source"}),p("th",{scope:"col",children:"· ÷"}),p("th",{scope:"col",children:"+ −"}),p("th",{scope:"col",children:p("span",{class:"unseen",children:"Share"})})]})}),p("tbody",{children:s.map(([a,l,c,u])=>p("tr",{children:[p("th",{scope:"row",children:p("small",{children:[a,":",l]})}),p("td",{class:"source",children:p("code",{children:e.text[a]?.[String(l)]??""})}),p("td",{children:c}),p("td",{children:u}),p("td",{class:"bar-cell",children:p("span",{class:"bar",ref:h=>h?.style.setProperty("width",`${100*(c+u)/r}%`)})})]},`${a}:${l}`))})]})})]})}var zL=yr("compare");function VL(){let n=He.value,e=_y();return St(FL,[n?.key]),St(()=>{e&&(_a.value=C1(e,yy.peek()))},[e,n?.numbers]),St(()=>()=>{No.value=!1},[]),n?p(st,{children:[p("h2",{class:"panel-title",children:"Methods"}),p(Dr,{label:"What of the methods",tabs:P1,value:Do.value,onChange:t=>Do.value=t}),p("div",{class:"stack",children:[eo.value.problem&&Do.value!=="crossings"&&Do.value!=="report"&&p(It,{level:"warning",children:eo.value.problem}),Do.value==="table"&&(e&&_a.value.length?p(OL,{}):!eo.value.problem&&p(Hs,{title:"The formulations are on their way",children:"Their kernels are read."})),Do.value==="crossings"&&p(UL,{}),Do.value==="lines"&&!eo.value.problem&&p(BL,{}),Do.value==="report"&&p(Tt,{title:"Every quantity, every method",hint:"Agreement, operations, times, crossings and memory of all quantities, as one page.",children:p(_r,{work:zL,title:"Compare"})})]}),p("div",{class:"buttons foot-buttons",children:p($e,{icon:"code",onClick:()=>{Ut(Kh(),"Python")},children:"Copy as Python"})})]}):p(Hs,{title:"No robot",children:"Choose one on the start page."})}var Kh=()=>tn("print(iso.compare(robot))");wn({id:"methods.race",title:"Race the formulations",words:"speed time benchmark",run:()=>{I1()},python:Kh},...P1.map(([n,e])=>({id:`methods.${n}`,title:`Methods: ${e}`,words:"formulation operations",run:()=>Do.value=n,python:Kh})),{id:"methods.python",title:"Copy the comparison as Python",words:"code",run:()=>{Ut(Kh(),"Python")},python:Kh});Ai({id:"methods",title:"Methods",icon:"methods",key:"7",layout:"page",component:VL});async function k1(n){if(ui==="served"||ui==="docs"){let t=await fetch(n);if(!t.ok)throw new Error(`The page's own ${n} did not come again: ${t.status} ${t.statusText}.`);return t.text()}let e=document.querySelector(n==="workbench.js"?"script:not([type])":"style");if(!e?.textContent)throw new Error("This page cannot be copied: its script stands elsewhere.");return e.textContent}var HL=n=>JSON.stringify(n).replace(/[<>&\u2028\u2029]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`),GL=n=>n.replace(/[&<>"]/g,e=>`&#${e.charCodeAt(0)};`);function N1(n){let e="";for(let t=0;t<n.length;t+=32768)e+=String.fromCharCode(...n.subarray(t,t+32768));return btoa(e)}async function L1(n){let e=new Blob([n]).stream().pipeThrough(new CompressionStream("gzip"));return N1(new Uint8Array(await new Response(e).arrayBuffer()))}async function D1(n){let e=await crypto.subtle.digest("SHA-256",new TextEncoder().encode(n));return`'sha256-${N1(new Uint8Array(e))}'`}async function F1(n){let e=He.peek(),t=Un.peek();if(!e)throw new Error("This robot is not known in this page.");let i={[`${e.key}.dynamics`]:await L1(await Fa(e.key,t))};n&&(i[`${e.key}.methods`]=await L1(await Fa(e.key,t,"methods")));let r=[{row:{name:e.name,title:e.name,family:"here",joints:e.key,editable:e.editable},opened:{model:t.model,structure:e,remarks:[]}}],o=(await k1("workbench.css")).replaceAll("</style","<\\/style"),a=(await k1("workbench.js")).replaceAll("<\/script","<\\/script").replaceAll("<!--","\\x3c!--"),l=`default-src 'none'; script-src ${await D1(a)} 'wasm-unsafe-eval'; style-src ${await D1(o)}; img-src data: blob:; media-src blob:; worker-src blob:; base-uri 'none'; form-action 'none'`,c={home:{home:"file"},document:{...t,view:{...t.view,screen:Pt.peek().screen==="export"?"model":Pt.peek().screen}},library:r,kernels:i};return["<!doctype html>",'<html lang="en">',"<head>",'<meta charset="utf-8">',`<meta http-equiv="Content-Security-Policy" content="${l}">`,'<meta name="viewport" content="width=device-width, initial-scale=1">','<meta name="color-scheme" content="light dark">',`<title>${GL(t.model.name)} | isodyn workbench</title>`,'<link rel="icon" href="data:,">',`<style>${o}</style>`,"</head>","<body>",'<div id="app"></div>',"<noscript>The workbench computes in the page: please allow scripts.</noscript>",...Object.entries(c).map(([u,h])=>`<script type="application/json" id="isodyn-${u}">${HL(h)}<\/script>`),`<script>${a}<\/script>`,"</body>","</html>",""].join(`
`)}var Rm=pe(""),wy=pe(!1),Qh=pe("");async function O1(){Qh.value="Putting the file together …";try{let n=await F1(wy.peek());Hi(`${es(rt.peek().name)}.html`,n,"text/html"),dn(`Saved: ${Tn(n.length/1e6,2)} MB, opens anywhere without a server.`)}catch(n){dn(n.message,"error")}finally{Qh.value=""}}var ou=pe(0),Ay=null;async function U1(){let n=yM(),e=Gi.peek();if(!n||typeof MediaRecorder>"u")return dn("This browser takes no films of the scene.","error");if(!$t.peek()&&e&&Oi({title:"Motion",t:e.t,q:e.q}),!$t.peek())return dn("There is no motion to film: make one on the Motion screen.","error");let t=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm"].find(u=>MediaRecorder.isTypeSupported(u)),i=new MediaRecorder(n.captureStream(30),{mimeType:t,videoBitsPerSecond:8e6});Ay=i;let s=[];i.ondataavailable=u=>u.data.size&&s.push(u.data);let[r,o]=[rs.peek(),ho.peek()];rs.value=!1,os(0);let a=new Promise(u=>i.onstop=()=>u()),l=on.subscribe(u=>ou.value=Math.max(.001,o>0?u/o:1)),c=Ri.subscribe(u=>!u&&ou.peek()>.001&&i.state!=="inactive"&&i.stop());i.start(250),Ri.value=!0,await a,l(),c(),rs.value=r,Ri.value=!1,ou.value=0,Ay=null,s.length&&Hi(`${es(rt.peek().name)}.webm`,new Blob(s,{type:"video/webm"}))}var[WL,qL,$L,XL,YL]=[yr("export"),yr("file"),yr("study"),yr("certify"),yr("reproduce")],xy=pe(""),by=pe("inverse_dynamics"),My=pe("toml"),Sy=pe(""),JL=["inverse_dynamics","forward_dynamics","mass_matrix","coriolis_matrix","gravity_torque","bias_torque","kinetic_energy","potential_energy","pose","jacobian"];function jL(){St(()=>{ws.value&&j_().catch(()=>{}),Eh().then(e=>Rm.value=e)},[ws.value,rt.value]);let n=Nu.value;return p("div",{class:"export",children:[p(Tt,{title:"Link",hint:"The whole document stands in the link, behind the #: nothing is kept anywhere else. A class works from one link.",children:[p("div",{class:"row link-row",children:[p("input",{type:"text",class:"mono",readOnly:!0,"aria-label":"Link to this document",value:Rm.value,onFocus:e=>e.target.select()}),p($e,{kind:"primary",icon:"copy",onClick:()=>{Ut(Rm.value,"The link")},children:"Copy"})]}),p("p",{class:"hint",children:[Rm.value.length," characters."]})]}),p(Tt,{title:"One file without a server",hint:"An HTML file that is this workbench with this robot: it opens from disk, offline, on any computer with a browser.",children:[p(fr,{label:"With all formulations, for races",value:wy.value,onChange:e=>wy.value=e}),p("div",{class:"buttons",children:p($e,{icon:"save",kind:"primary",disabled:Qh.value!=="",onClick:()=>{O1()},children:"Save as one HTML file"})}),Qh.value&&p(Fd,{share:-1,text:Qh.value})]}),p(Tt,{title:"Document",hint:"A plain file that holds the robot, its motion, the simulation and what is looked at.",children:p("div",{class:"buttons",children:[p($e,{icon:"save",onClick:Oc,children:"Save the document"}),p($e,{icon:"open",onClick:()=>{rl()},children:"Open a file …"})]})}),p(Tt,{title:"Pictures and films",children:[p("div",{class:"buttons",children:[p($e,{icon:"camera",onClick:()=>ms("file.picture"),children:"Picture (PNG)"}),p($e,{icon:"motion",disabled:ou.value>0||!$t.value&&!ei.value.law,onClick:()=>{U1()},children:"Film of the motion (WebM)"}),p($e,{icon:"print",onClick:()=>print(),children:"Print"})]}),ou.value>0&&p(Fd,{share:ou.value,text:"The motion is filmed while it plays once.",onCancel:()=>Ay?.stop()}),p("p",{class:"hint",children:"Every plot has a menu of its own: CSV, PNG, SVG."})]}),p(Tt,{title:"Numbers",children:p("div",{class:"buttons",children:[p($e,{icon:"file",disabled:!Gi.value,onClick:()=>ms("motion.save"),children:"Motion and torques (CSV)"}),p($e,{icon:"file",onClick:()=>ms("simulation.csv"),children:"Simulation (CSV)"})]})}),p(Tt,{title:"Python",aside:p($e,{small:!0,icon:"copy",onClick:()=>{Ut(tn(),"Python")},children:"Copy"}),children:p("pre",{class:"code",tabIndex:0,children:lo()})}),!ws.value&&p(It,{remedy:"pip install 'isodyn[workbench]', then isodyn workbench",children:["Code, robot files and reports are made by Python. ",Da.value]}),ws.value&&p(st,{children:[p(Tt,{title:"Code",hint:"The same graph as code for other programs.",children:[p("div",{class:"row",children:[p(Ns,{label:"Quantity",value:by.value,options:JL.map(e=>[e,e.replaceAll("_"," ")]),onChange:e=>by.value=e}),p(Ns,{label:"Target",value:xy.value||(n?.targets[0]??""),options:(n?.targets??[]).map(e=>[e,e]),onChange:e=>xy.value=e})]}),p(_r,{work:WL,title:"Export",options:{target:xy.value||(n?.targets[0]??"wasm"),quantities:by.value}})]}),p(Tt,{title:"Robot file",children:[p(Ns,{label:"Format",value:My.value,options:[["toml","TOML, isodyn's own: loses nothing"],["urdf","URDF"],["dh","Denavit-Hartenberg table"]],onChange:e=>My.value=e}),p(_r,{work:qL,title:"Write the file",options:{format:My.value}})]}),p(Tt,{title:"Study",hint:"Torques along a trajectory, agreement of the methods, operations, speed: one page.",children:p(_r,{work:$L,title:"Make the study"})}),p(Tt,{title:"Certificate",hint:"What is proved about this robot, how, and what is not.",children:p(_r,{work:XL,title:"Certify"})}),p(Tt,{title:"The sources, again",hint:"Examples and tables of the five sources, beside what they print.",children:[p(Ns,{label:"Example",value:Sy.value||(n?.reproductions[0]?.key??""),options:(n?.reproductions??[]).map(e=>[e.key,`${e.source}: ${e.title}`]),onChange:e=>Sy.value=e}),p(_r,{work:YL,title:"Reproduce",options:{pieces:Sy.value||(n?.reproductions[0]?.key??"")}})]})]})]})}wn({id:"export.file",title:"Save as one HTML file",words:"single offline share class",run:()=>{O1()}},{id:"export.film",title:"Film of the motion (WebM)",words:"video record animation",run:()=>{U1()}},{id:"export.robot",title:"Copy the robot as Python",words:"code",run:()=>{Ut(tn(),"Python")},python:()=>tn()});Ai({id:"export",title:"Export",icon:"export",key:"9",layout:"side",component:jL});async function KL(){let n=[["link",()=>jg(location.hash)],["page",()=>Xl("document")?Su(Xl("document")):null],["browser",CM]];for(let[e,t]of n)try{let i=await t();if(i)return{found:i,from:e}}catch(i){if(!(i instanceof ai))throw i;dn(`${i.message} ${i.remedy}`,"error")}return{found:null,from:"none"}}async function ZL(){let{found:n,from:e}=await KL();n&&F_(n),e==="link"&&(history.replaceState(null,"",location.pathname+location.search),n?.view.screen==="start"&&vn({screen:"model"})),sx(),ex(),h0(),EM(),J_(t=>{t.document&&e!=="link"&&xs("Open what the server was started with",Su(t.document),!0)}),document.addEventListener("keydown",w_),addEventListener("hashchange",()=>{jg(location.hash).then(t=>t&&xs("Open the link",t,!0),t=>dn(t.message,"error"))}),n_(p(mS,{}),document.getElementById("app"))}ZL();Object.assign(globalThis,{workbench:{document:()=>Un.peek(),replace:n=>xs("Replace the document",Su(n),!0),look:vn,run:ms,drawn:Lc,waiting:xM,tipPixel:bM,player:d0}});})();
